import { takenOn } from "../../../booking/free-days.ts";
import { isLost } from "./booking-form.ts";
import { LostSlot } from "./lost-slot.tsx";
import type { StepProps } from "./step.tsx";
import type { OpenCalendar } from "./use-calendar.ts";

/** What to say where somebody else has taken the chosen hour meanwhile; nothing where nobody has. */
export function lostChoice({ form, change }: StepProps, { calendar, nearest }: OpenCalendar) {
  const { day = "", slot = "" } = form;
  if (!isLost(form, takenOn(calendar, day))) return undefined;
  return (
    <LostSlot
      lost={{ day, slot }}
      isTaken
      nearest={nearest({ day, slot })}
      onChoose={(chosen) => change({ ...chosen, step: 3 })}
      onOtherDay={() => change({ step: 1 })}
    />
  );
}
