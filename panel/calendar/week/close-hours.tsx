import { closingsOf } from "../../../booking/hours.ts";
import type { ClosedAnswer, ListAnswer, PanelAppointment } from "../../../contract/panel/calls.ts";
import { longestClosingReason } from "../../../contract/panel/lengths.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { CancelButton } from "../../components/cancel-button.tsx";
import { daySlots } from "../../components/day-slots.ts";
import { Field } from "../../components/field.tsx";
import { Form } from "../../components/form.tsx";
import { ApiError, call } from "../../data/api.ts";
import { useNow } from "../../data/clock.tsx";
import { useSettings } from "../../data/settings.ts";
import { closedInWords } from "../../words/hours-in-words.ts";

/** Closes what was chosen in the shown week, together and with one reason. */
export function CloseHours({
  days,
  chosen,
  list,
  reason,
  onReason,
  onChosen,
  onBooked,
}: {
  days: string[];
  chosen: string[];
  list: ListAnswer;
  reason: string;
  onReason(reason: string): void;
  /** Undefined once nobody wants to choose any more. */
  onChosen(chosen?: string[]): void;
  /** Who took one of them meanwhile. */
  onBooked(booked: PanelAppointment[]): void;
}) {
  const now = useNow();
  const settings = useSettings();
  // What somebody took or closed meanwhile is no longer there to be closed.
  const hours = days
    .map((day) => ({
      day,
      times: daySlots(day, list, { now, hours: settings.hours })
        .filter(({ time, state }) => state === "free" && chosen.includes(`${day} ${time}`))
        .map(({ time }) => time),
    }))
    .filter(({ times }) => times.length > 0);
  const elsewhere = chosen.filter((slot) => !days.some((day) => slot.startsWith(day)));
  const count = hours.reduce((sum, { times }) => sum + times.length, 0);
  return (
    <section className="close-hours" aria-label="Saat kapat">
      <Form
        submit={count > 0 ? `Seçilenleri kapat (${count})` : "Seçilenleri kapat"}
        submitClassName="button small"
        changes="settings"
        send={async () => {
          if (count === 0)
            throw new ApiError(0, { message: "Kapatılacak saatleri takvimden seçin." });
          const closings = closingsOf(hours, settings.hours.step);
          const answer = await call<ClosedAnswer>("POST", panelPaths.closed, { closings, reason });
          onChosen(elsewhere.length > 0 ? elsewhere : undefined);
          onBooked(answer.booked);
          return { text: closedInWords(answer, false), undo: answer.undo };
        }}
        actions={
          <>
            <CancelButton className="link-button" onCancel={() => onChosen(undefined)} />
            {elsewhere.length > 0 && (
              <span>Başka haftalarda {elsewhere.length} saat daha seçili.</span>
            )}
          </>
        }
      >
        {() => (
          <Field label="Neden" hint="Boş saatlere dokunarak seçin. Neden yalnızca panelde görünür.">
            <input
              maxLength={longestClosingReason}
              autoComplete="off"
              value={reason}
              onChange={({ target }) => onReason(target.value)}
            />
          </Field>
        )}
      </Form>
    </section>
  );
}
