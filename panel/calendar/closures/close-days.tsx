import { isDay } from "../../../booking/istanbul-time.ts";
import { slotsOf } from "../../../booking/slots.ts";
import { longestClosingReason } from "../../../contract/panel/lengths.ts";
import { panelRefusals } from "../../../contract/panel/refusals.ts";
import { mostDaysToClose } from "../../../contract/panel/words.ts";
import { DayField } from "../../components/day-field.tsx";
import { Field } from "../../components/field.tsx";
import { Form } from "../../components/form.tsx";
import { Sheet } from "../../components/sheet.tsx";
import { ApiError } from "../../data/api.ts";
import { useNow } from "../../data/clock.tsx";
import { useSettings } from "../../data/settings.ts";
import { todayInIstanbul } from "../../words/day-words.ts";
import { Conflicts } from "./conflicts.tsx";
import { daysBetween, daysToClose } from "./days-to-close.ts";
import { useClosing } from "./use-closing.ts";

/** Keeps the browser from taking a year of five digits. */
const latest = "2099-12-31";

const nothing = (today: string) => ({
  first: today,
  last: "",
  isWhole: true,
  times: [] as string[],
  reason: "",
});

/** A day, or several in a row; all of it, or some of its hours. */
export function CloseDays({ onLeave }: { onLeave(): void }) {
  const today = todayInIstanbul(useNow());
  const { hours } = useSettings();
  const { choice, change, conflicts, close, leave } = useClosing("days", nothing(today), onLeave);
  const { first, last, isWhole, times, reason } = choice;
  // While a year is being typed, what is there may be no day.
  const days = [first, last || first].every(isDay) ? daysBetween(first, last || first) : [];
  const offered = [...new Set(days.flatMap((day) => slotsOf({ day, hours })))].sort();
  function toggle(time: string) {
    const others = times.filter((other) => other !== time);
    change({ times: times.includes(time) ? others : [...times, time] });
  }
  const isAsked = ({ day, timeSlot }: { day: string; timeSlot: string }) =>
    days.includes(day) && (isWhole || times.includes(timeSlot));
  async function send() {
    const chosen = daysToClose(days, isWhole ? undefined : times, hours);
    if (days.length === 0) throw wrong("last", panelRefusals.range_backwards);
    if (days.length > mostDaysToClose)
      throw wrong("last", `Bir kerede en çok ${mostDaysToClose} gün kapatılır.`);
    if (chosen.length === 0) throw wrong("times", "En az bir saat seçin.");
    return close(chosen, reason);
  }
  return (
    <Sheet title="Gün kapat" onClose={leave}>
      <Form
        submit={isWhole ? "Günü kapat" : "Saatleri kapat"}
        changes="appointments"
        send={send}
        about={{ last: "last" }}
        obstacles={conflicts.length > 0 && <Conflicts refused={conflicts.filter(isAsked)} />}
      >
        {(wrong) => (
          <>
            <div className="two-fields">
              <Field label="Gün">
                <DayField
                  day={first}
                  onDay={(first) => change({ first })}
                  min={today}
                  max={latest}
                  required
                />
              </Field>
              <Field label="Son gün" hint="Tek gün için boş bırakın." wrong={wrong("last")}>
                <DayField
                  name="last"
                  day={last}
                  onDay={(last) => change({ last })}
                  min={today}
                  max={latest}
                />
              </Field>
            </div>
            <fieldset className="choice">
              <legend>Ne kadarı</legend>
              <label>
                <input
                  type="radio"
                  name="extent"
                  checked={isWhole}
                  onChange={() => change({ isWhole: true })}
                />{" "}
                Bütün gün
              </label>
              <label>
                <input
                  type="radio"
                  name="extent"
                  checked={!isWhole}
                  onChange={() => change({ isWhole: false })}
                />{" "}
                Belirli saatler
              </label>
            </fieldset>
            {!isWhole && (
              <fieldset className="hour-choice">
                <legend>Saatler</legend>
                {offered.map((time) => (
                  <label key={time}>
                    <input
                      type="checkbox"
                      checked={times.includes(time)}
                      onChange={() => toggle(time)}
                    />
                    <span>{time}</span>
                  </label>
                ))}
              </fieldset>
            )}
            <Field label="Neden" hint="Yalnızca panelde görünür.">
              <input
                value={reason}
                onChange={({ target }) => change({ reason: target.value })}
                maxLength={longestClosingReason}
                autoComplete="off"
              />
            </Field>
          </>
        )}
      </Form>
    </Sheet>
  );
}

function wrong(code: string, message: string): ApiError {
  return new ApiError(0, { code, message });
}
