import { useState } from "react";
import { type Closing, type Closure, dayGrid } from "../../../booking/hours.ts";
import { partOfDay, rangesInWords, weeklyInWords } from "../../../booking/hours-words.ts";
import type { HoursTaken, PanelAppointment, RuleAnswer } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { ConflictList } from "../../components/conflict-list.tsx";
import { type ApiError, call } from "../../data/api.ts";
import { useNow } from "../../data/clock.tsx";
import { useSettings } from "../../data/settings.ts";
import { useChange } from "../../data/use-change.ts";
import { daysBetween, daysInWords, fullDay, todayInIstanbul } from "../../words/day-words.ts";
import { withoutReason } from "../../words/hours-in-words.ts";
import { HourButtons, type ToOpen, useReopening } from "../reopening.tsx";
import { reasonInWords } from "./public-holidays.ts";

type RowProps = {
  closure: Closure;
  /** Absent where one may not. */
  onEdit?(): void;
  /** The pressed button is about to go: the focus needs another place. */
  onGone(): void;
};

/** A line of the list, with what can be done with it. */
export function ClosureRow({ closure, ...on }: RowProps) {
  if (closure.kind === "opening")
    return (
      <RuleRow
        {...{ closure, ...on }}
        name={fullDay(closure.day)}
        about={`Özel gün: ${rangesInWords(closure.ranges)}`}
      />
    );
  if (closure.weekday !== null)
    return (
      <RuleRow
        {...{ closure, ...on }}
        name={weeklyInWords(closure)}
        about={`Her hafta · ${closure.reason || withoutReason}`}
      />
    );
  return <DaysRow closing={closure} onGone={on.onGone} />;
}

/** What is closed every week, or a day's own hours. */
function RuleRow({
  closure,
  name,
  about,
  onEdit,
  onGone,
}: RowProps & Record<"name" | "about", string>) {
  const [outside, setOutside] = useState<PanelAppointment[]>([]);
  const [problem, setProblem] = useState<ApiError>();
  const removing = useChange(
    async () => {
      const body = { id: closure.id, confirmed: outside.map(({ id }) => id) };
      const { undo } = await call<RuleAnswer>("POST", panelPaths.closureRule, body);
      onGone();
      return { text: "Kaldırıldı.", undo };
    },
    {
      changes: "settings",
      onRefused(refused) {
        setProblem(refused);
        setOutside((refused.body as Partial<HoursTaken> | undefined)?.conflicts ?? []);
      },
    },
  );
  return (
    <li className="closed-run">
      <div>
        <h2>{name}</h2>
        <p>{about}</p>
      </div>
      {onEdit && (
        <div className="actions">
          <button
            type="button"
            className="button small ghost"
            aria-label={`Düzenle: ${name}`}
            onClick={onEdit}
          >
            Düzenle
          </button>
          <button
            type="button"
            className="button small ghost"
            aria-label={`Kaldır: ${name}`}
            onClick={() => removing.start()}
          >
            {outside.length > 0 ? "Yine de kaldır" : "Kaldır"}
          </button>
        </div>
      )}
      <p className="form-problem" role="alert">
        {problem?.message}
      </p>
      {outside.length > 0 && <ConflictList name="Dışarıda kalacak randevular" of={outside} />}
    </li>
  );
}

/** Days in a row, to be opened together, day by day or hour by hour. */
function DaysRow({ closing, onGone }: { closing: Closing & { id: string }; onGone(): void }) {
  const today = todayInIstanbul(useNow());
  const { hours } = useSettings();
  const { id, firstDay, lastDay } = closing;
  const days = daysBetween(firstDay < today ? today : firstDay, lastDay);
  const isOne = days.length === 1;
  const name = isOne ? fullDay(lastDay) : daysInWords(days);
  const closed = days
    .map((day) => ({
      day,
      times: dayGrid({ day, hours })
        .filter((start) => start.closing?.id === id)
        .map(({ slot }) => slot),
    }))
    .filter(({ times }) => times.length > 0);
  const part = partOfDay(closing);
  const when = part === wholeDay ? "" : ` ${part}`;
  const partName = part[0]!.toLocaleUpperCase("tr-TR") + part.slice(1);
  return (
    <li className="closed-run">
      <div>
        <h2>{name}</h2>
        <p>
          {!isOne && `${days.length} gün · `}
          {reasonInWords(closing)}
        </p>
      </div>
      <OpenButton of={{ id, days }} name={name + when} onGone={onGone} />
      {isOne ? (
        <Hours day={lastDay} times={closed[0]?.times ?? []} name={partName} onGone={onGone} />
      ) : (
        <details>
          <summary>{part === wholeDay ? "Gün gün" : partName}</summary>
          <ul>
            {closed.map((day) => (
              <li key={day.day}>
                <span>{fullDay(day.day)}</span>
                <OpenButton of={day} name={fullDay(day.day) + when} onGone={onGone} />
                <Hours {...day} name={partName} onGone={onGone} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

const wholeDay = partOfDay({ from: "", to: "" });

function OpenButton({ of, name, onGone }: { of: ToOpen; name: string; onGone(): void }) {
  const reopening = useReopening(onGone);
  return (
    <button
      type="button"
      className="button small ghost"
      aria-label={`Aç: ${name}`}
      onClick={() => reopening.start(of)}
    >
      Aç
    </button>
  );
}

type DayProps = { day: string; times: string[]; name: string; onGone(): void };

function Hours({ day, times, name, onGone }: DayProps) {
  const reopening = useReopening(onGone);
  return (
    <details>
      <summary>{name}</summary>
      <HourButtons {...{ day, times }} onOpen={(time) => reopening.start({ day, times: [time] })} />
    </details>
  );
}
