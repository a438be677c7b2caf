import { useState } from "react";
import type { TimeRange, WorkingHours } from "../../../booking/hours.ts";
import { rangesInWords, weekdayNames } from "../../../booking/hours-words.ts";
import { Form } from "../../components/form.tsx";
import { Sheet } from "../../components/sheet.tsx";
import { ApiError } from "../../data/api.ts";
import { copied } from "./edit-hours.ts";
import { RangesEditor } from "./ranges-editor.tsx";

export type EditorProps = { hours: WorkingHours; onHours(hours: WorkingHours): void };

export function WeekEditor({ hours, onHours }: EditorProps) {
  const [copying, setCopying] = useState<number>();
  const { week, step } = hours;
  return (
    <div className="week-editor">
      {weekdayNames.map((name, at) => (
        <fieldset key={name}>
          <legend>{name}</legend>
          <RangesEditor
            name={name}
            ranges={week[at]!}
            step={step}
            onRanges={(ranges) => onHours({ ...hours, week: week.with(at, ranges) })}
          />
          <button
            type="button"
            className="link-button"
            aria-label={`Öteki günlere kopyala: ${name}`}
            onClick={() => setCopying(at)}
          >
            Kopyala…
          </button>
        </fieldset>
      ))}
      {copying !== undefined && (
        <CopyDay
          from={copying}
          ranges={week[copying]!}
          onCopy={(to) => onHours(copied(hours, copying, to))}
          onClose={() => setCopying(undefined)}
        />
      )}
    </div>
  );
}

/** One weekday's hours for others. */
function CopyDay(props: {
  from: number;
  ranges: TimeRange[];
  onCopy(to: number[]): void;
  onClose(): void;
}) {
  const { from, ranges, onCopy, onClose } = props;
  const [chosen, setChosen] = useState<number[]>([]);
  const others = weekdayNames.map((_, at) => at).filter((at) => at !== from);
  const toggle = (at: number) =>
    setChosen(chosen.includes(at) ? chosen.filter((other) => other !== at) : [...chosen, at]);
  return (
    <Sheet title={`${weekdayNames[from]} saatlerini kopyala`} onClose={onClose}>
      <Form
        submit="Kopyala"
        send={async () => {
          if (chosen.length === 0) throw new ApiError(0, { message: "En az bir gün seçin." });
          onCopy(chosen);
          onClose();
        }}
        actions={
          <button type="button" className="link-button" onClick={() => setChosen(others)}>
            Hepsini seç
          </button>
        }
      >
        {() => (
          <fieldset className="choices">
            <legend>{rangesInWords(ranges)} · hangi günlere?</legend>
            {others.map((at) => (
              <label key={at}>
                <input type="checkbox" checked={chosen.includes(at)} onChange={() => toggle(at)} />{" "}
                {weekdayNames[at]}
              </label>
            ))}
          </fieldset>
        )}
      </Form>
    </Sheet>
  );
}
