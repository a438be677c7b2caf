import { useId, useState } from "react";
import { dayInWords } from "../../booking/istanbul-time.ts";
import { promisedUntil, type Report } from "../../booking/reports.ts";
import { useNow } from "../data/clock.tsx";
import { useService } from "../data/settings.ts";
import { DayField } from "./day-field.tsx";
import { Field } from "./field.tsx";
import { type ChosenSlot, SlotChoice } from "./slot-choice.tsx";

const dueNeeded = "Teslim gününü seçin.";

/** What was chosen as far as it fits the service: one that is only written has no hour, others have one. */
export function fittingSlot(chosen: ChosenSlot, report: Report | undefined): ChosenSlot {
  const isDue = chosen.timeSlot === "";
  const isFitting = report === "also" || isDue === (report === "only");
  return isFitting ? chosen : { day: chosen.day };
}

/** When an appointment takes place, or when a report is due; for a service that has both, which of the two. */
export function WhenChoice({
  consultation,
  moving,
  since,
  chosen,
  onChoose,
  wrong,
}: {
  /** Its slug, "" as long as none is chosen. */
  consultation: string;
  /** The appointment that gets another time. */
  moving?: string;
  /** When it was asked for, from which its promise counts; by default now. */
  since?: string;
  chosen: ChosenSlot;
  onChoose(slot: ChosenSlot): void;
  wrong?: string;
}) {
  const name = useId();
  const { report, promisedDays } = useService(consultation);
  const now = useNow().toISOString();
  /** As long as neither an hour nor a due day is chosen. */
  const [wantsReport, setWantsReport] = useState(false);
  const fitting = fittingSlot(chosen, report);
  const { timeSlot } = fitting;
  const isUndecided = report === "also" && timeSlot === undefined;
  const isWritten = report === "only" || timeSlot === "" || (isUndecided && wantsReport);
  const until = promisedDays === undefined ? "" : promisedUntil(since ?? now, promisedDays);
  const isLate = until !== "" && timeSlot !== undefined && fitting.day > until;
  function choose(isReport: boolean) {
    setWantsReport(isReport);
    onChoose({ day: chosen.day });
  }
  return (
    <>
      {report === "also" && (
        <fieldset className="choices in-line">
          <legend>Görüşme mi, rapor mu?</legend>
          <label>
            <input type="radio" {...{ name }} checked={!isWritten} onChange={() => choose(false)} />
            Görüşme
          </label>
          <label>
            <input type="radio" {...{ name }} checked={isWritten} onChange={() => choose(true)} />
            Yazılı rapor
          </label>
        </fieldset>
      )}
      {isWritten ? (
        <Field
          label="Teslim günü"
          hint="Raporun en geç teslim edileceği gün. Takvimde saat tutmaz."
          wrong={wrong && <span role="alert">{dueNeeded}</span>}
        >
          <DayField
            day={timeSlot === "" ? fitting.day : ""}
            onDay={(day) => onChoose(day ? { day, timeSlot: "" } : { day: chosen.day })}
          />
        </Field>
      ) : (
        <SlotChoice {...{ consultation, moving, onChoose, wrong }} chosen={fitting} />
      )}
      <p className="promise-warning" role="status">
        {isLate && `Söz verilenden geç: bu tür için en geç ${dayInWords(until)}.`}
      </p>
    </>
  );
}
