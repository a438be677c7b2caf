import type { ReactNode } from "react";
import { takenOn } from "../../../booking/free-days.ts";
import { dayWithWeekday } from "../../../booking/istanbul-time.ts";
import { freeSlots, slotsOf } from "../../../booking/slots.ts";
import { visitorTimeNote, visitorTimeZone } from "../../components/visitor-time.ts";
import { FirstFree } from "./first-free.tsx";
import { BackToStep, Step, type StepProps } from "./step.tsx";
import type { OpenCalendar } from "./use-calendar.ts";

type Props = StepProps & { open: OpenCalendar; lostSlot: ReactNode };

export function SlotStep({ form, change, open, lostSlot }: Props) {
  const { day = "", slot = "" } = form;
  const { calendar, now, hours } = open;
  const taken = takenOn(calendar, day);
  const free = freeSlots({ day, taken: taken ?? [], now, hours });
  const timeZone = visitorTimeZone();
  const slots = slotsOf({ day, hours }).map((time) => ({
    time,
    note: visitorTimeNote({ day, time }, timeZone),
    isTaken: taken?.includes(time),
    isFree: free.includes(time),
  }));
  return (
    <Step
      // Another day renders the step anew, so that its heading gets the focus.
      key={day}
      title="Size en uygun saati seçin."
      actions={
        <>
          <BackToStep step={1} change={change} />
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
      {lostSlot}
      {free.length === 0 && (
        <div className="notice">
          <p>Bu gün için uygun saat kalmadı. Geri dönüp başka bir gün seçebilirsiniz.</p>
          <FirstFree
            open={open}
            chosen={day}
            onChoose={(day) => change({ day, slot: undefined })}
          />
        </div>
      )}
      <fieldset
        className={`slots ${slots.some(({ note }) => note) ? "with-notes" : ""}`}
        aria-busy={!open.isChecked(day)}
      >
        <legend>
          {dayWithWeekday(day)}
          {taken && free.length > 0 && <small>{free.length} uygun saat</small>}
        </legend>
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
    </Step>
  );
}
