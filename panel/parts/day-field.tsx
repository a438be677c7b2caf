import { useSyncedInput } from "./use-synced-input.ts";

/** The browser's own calendar. Tells a whole day, or "" where it was emptied. */
export function DayField({
  day,
  onDay,
  ...attributes
}: {
  day: string;
  onDay(day: string): void;
  id?: string;
  "aria-label"?: string;
}) {
  return (
    <input
      {...attributes}
      {...useSyncedInput(day)}
      type="date"
      className="input"
      min="2020-01-01"
      max="2099-12-31"
      onChange={({ target }) => target.validity.valid && onDay(target.value)}
    />
  );
}
