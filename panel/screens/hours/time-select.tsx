/** A time of the day, of those that are possible; `of` tells whoever hears it which one it is. */
export function TimeSelect(props: {
  label: string;
  of: string;
  value: string;
  choices: string[];
  /** What no time at all means, where that can be. */
  none?: string;
  onChoose(time: string): void;
}) {
  const { label, of, value, choices, none, onChoose } = props;
  return (
    <label className="time-select">
      <small aria-hidden="true">{label}</small>
      <select
        className="input"
        aria-label={`${label}: ${of}`}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {none !== undefined && <option value="">{none}</option>}
        {choices.map((time) => (
          <option key={time}>{time}</option>
        ))}
      </select>
    </label>
  );
}
