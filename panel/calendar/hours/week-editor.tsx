import { useState } from "react";
import type { WorkingHours } from "../../../booking/hours.ts";
import { weekdayNames } from "../../../booking/hours-words.ts";
import { CopyDay } from "./copy-day.tsx";
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
