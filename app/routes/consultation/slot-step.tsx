import { useEffect, useState } from "react";
import { freeSlots, slotsOf } from "../../../booking/slots.ts";
import { loadTakenTimes } from "../../booking-service/calls.ts";
import { ownTimeNote, visitorTimeZone } from "../../components/own-time.ts";
import { dayWithWeekday } from "./day-words.ts";
import { Step, type StepProps } from "./step.tsx";

export function SlotStep({ form, change }: StepProps) {
  const { day = "", slot = "" } = form;
  const taken = useTakenTimes(day);
  const free = freeSlots({ day, taken: taken ?? [], now: new Date() });
  const timeZone = visitorTimeZone();
  const slots = slotsOf(day).map((time) => ({
    time,
    note: ownTimeNote({ day, time }, timeZone),
    isTaken: taken?.includes(time),
    isFree: free.includes(time),
  }));
  return (
    <Step
      title="Size en uygun saati seçin."
      actions={
        <>
          <button type="button" className="button ghost" onClick={() => change({ step: 1 })}>
            Geri
          </button>
          <button
            type="button"
            className="button"
            disabled={!free.includes(slot)}
            onClick={() => change({ step: 3 })}
          >
            İlerle
          </button>
        </>
      }
    >
      <fieldset
        className={`slots ${slots.some(({ note }) => note) ? "with-notes" : ""}`}
        aria-busy={!taken}
      >
        <legend>{dayWithWeekday(day)}</legend>
        {slots.map(({ time, note, isTaken, isFree }) => (
          <label key={time} className="slot">
            <input
              type="radio"
              name="slot"
              value={time}
              checked={isFree && time === slot}
              disabled={!isFree}
              onChange={() => change({ slot: time })}
            />
            <span>{time}</span>
            {note && <small>{note}</small>}
            {isTaken && <small className="taken">Dolu</small>}
          </label>
        ))}
      </fieldset>
      {free.length === 0 && (
        <p className="dialog-empty">
          Bu gün için uygun saat kalmadı. Geri dönüp başka bir gün seçebilirsiniz.
        </p>
      )}
    </Step>
  );
}

/** Undefined until the service has answered. */
function useTakenTimes(day: string): string[] | undefined {
  const [taken, setTaken] = useState<string[]>();
  useEffect(() => {
    loadTakenTimes(day).then(setTaken);
  }, [day]);
  return taken;
}
