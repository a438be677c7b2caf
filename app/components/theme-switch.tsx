const themes = [
  { value: "light", label: "Açık" },
  { value: "dark", label: "Koyu" },
  { value: "", label: "Cihaza göre" },
];

/** Light or dark. theme/chosen-theme.js, in the head of every page, applies and stores the choice, and ticks it. */
export function ThemeSwitch({ chosen = "" }: { chosen?: string }) {
  return (
    <fieldset className="theme-switch needs-script">
      <legend>Görünüm</legend>
      {themes.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name="theme" value={value} defaultChecked={value === chosen} />{" "}
          {label}
        </label>
      ))}
    </fieldset>
  );
}
