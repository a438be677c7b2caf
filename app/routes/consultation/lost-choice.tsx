import { takenOn } from "../../../booking/free-days.ts";
import { slotsOf } from "../../../booking/slots.ts";
import { isLost } from "./booking-form.ts";
import { LostSlot } from "./lost-slot.tsx";
import type { StepProps } from "./step.tsx";
import type { OpenCalendar } from "./use-calendar.ts";

/**
 * What to say where somebody else has taken the chosen hour meanwhile, or the academy's hours have changed;
 * nothing where it can still be had.
 */
export function lostChoice({ form, change }: StepProps, open: OpenCalendar) {
  const { day = "", slot = "" } = form;
  const { calendar, hours, nearest } = open;
  const isTaken = isLost(form, takenOn(calendar, day));
  const isGone = slot !== "" && !form.sending && !slotsOf({ day, hours }).includes(slot);
  if (!isTaken && !isGone) return undefined;
  return (
    <LostSlot
      lost={{ day, slot }}
      isTaken={isTaken}
      nearest={nearest({ day, slot })}
      onChoose={(chosen) => change({ ...chosen, step: 3 })}
      onOtherDay={() => change({ step: 1 })}
    />
  );
}
