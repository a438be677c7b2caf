import "./hour-buttons.css";
import { fullDay } from "../words/day-words.ts";

/** A day's closed hours, each to be opened by itself. */
export function HourButtons({
  day,
  times,
  onOpen,
}: {
  day: string;
  times: string[];
  onOpen(time: string): void;
}) {
  return (
    <p className="hour-buttons">
      {times.map((time) => (
        <button
          key={time}
          type="button"
          aria-label={`${time} aç: ${fullDay(day)}`}
          onClick={() => onOpen(time)}
        >
          {time} <span>aç</span>
        </button>
      ))}
    </p>
  );
}
