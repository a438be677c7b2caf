const themes = [
  { value: "light", label: "Açık" },
  { value: "dark", label: "Koyu" },
  { value: "", label: "Cihaza göre" },
];

/** By day or by night. The script in every page's head (theme/chosen-theme.js) listens to it and remembers. */
export function ThemeSwitch() {
  return (
    <fieldset className="theme-switch needs-script">
      <legend>Görünüm</legend>
      {themes.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name="theme" value={value} defaultChecked={value === ""} /> {label}
        </label>
      ))}
    </fieldset>
  );
}
