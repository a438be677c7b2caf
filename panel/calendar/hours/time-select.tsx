/** A time of the day, of those that are possible; `of` tells whoever hears it which one it is. */
export function TimeSelect(props: {
  label: string;
  /** Where the place says it already, only whoever hears it is told what it is. */
  isLabelHidden?: boolean;
  of: string;
  value: string;
  choices: string[];
  /** What no time at all means, where that can be. */
  none?: string;
  onChoose(time: string): void;
}) {
  const { label, isLabelHidden, of, value, choices, none, onChoose } = props;
  return (
    <label className="time-select">
      {!isLabelHidden && <b aria-hidden="true">{label}</b>}
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
