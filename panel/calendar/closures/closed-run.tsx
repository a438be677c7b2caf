import { HourButtons } from "../../components/hour-buttons.tsx";
import { useReopening } from "../../components/use-reopening.ts";
import { daysInWords, fullDay } from "../../words/day-words.ts";
import { type ClosedDay, reasonOf } from "./closed-runs.ts";

/** Days in a row that are closed alike, to be opened together, day by day or hour by hour. */
export function ClosedRun({
  run,
  onReopened,
}: {
  run: ClosedDay[];
  /** The pressed button is about to go: the focus needs another place. */
  onReopened(): void;
}) {
  const [first] = run as [ClosedDay];
  const isOne = run.length === 1;
  const name = isOne ? fullDay(first.day) : daysInWords(run.map(({ day }) => day));
  return (
    <li className="closed-run">
      <div>
        <h2>{name}</h2>
        <p>
          {!isOne && `${run.length} gün · `}
          {reasonOf(run)}
        </p>
      </div>
      <OpenButton days={run} name={name} onReopened={onReopened} />
      {isOne ? (
        <Hours day={first} onReopened={onReopened} />
      ) : (
        <details>
          <summary>{first.isWhole ? "Gün gün" : first.times.join(", ")}</summary>
          <ul>
            {run.map((day) => (
              <li key={day.day}>
                <span>{fullDay(day.day)}</span>
                <OpenButton days={[day]} name={fullDay(day.day)} onReopened={onReopened} />
                <Hours day={day} onReopened={onReopened} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

function OpenButton({
  days,
  name,
  onReopened,
}: {
  days: ClosedDay[];
  name: string;
  onReopened(): void;
}) {
  const reopening = useReopening(onReopened);
  return (
    <button
      type="button"
      className="button small ghost"
      aria-label={`Aç: ${name}`}
      onClick={() => reopening.start(days.map(({ day, times }) => ({ day, times })))}
    >
      Aç
    </button>
  );
}

function Hours({ day, onReopened }: { day: ClosedDay; onReopened(): void }) {
  const reopening = useReopening(onReopened);
  return (
    <details>
      <summary>{day.isWhole ? "Bütün gün" : day.times.join(", ")}</summary>
      <HourButtons
        day={day.day}
        times={day.times}
        onOpen={(time) => reopening.start([{ day: day.day, times: [time] }])}
      />
    </details>
  );
}
