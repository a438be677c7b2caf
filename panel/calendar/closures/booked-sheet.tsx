import "./booked-sheet.css";
import { useState } from "react";
import { useNavigate } from "react-router";
import { addDays } from "../../../booking/istanbul-time.ts";
import type { ChangeAnswer, ListAnswer, PanelAppointment } from "../../../contract/panel/calls.ts";
import { panelPages } from "../../../contract/panel/pages.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import type { Slot } from "../../../contract/public/calls.ts";
import { answerAll } from "../../components/answer-all.ts";
import { ConflictList } from "../../components/conflict-list.tsx";
import { useDraft } from "../../components/drafts.tsx";
import { Form } from "../../components/form.tsx";
import { PersonName } from "../../components/person.tsx";
import { ReasonField } from "../../components/reason-field.tsx";
import { Sheet } from "../../components/sheet.tsx";
import { type ChosenSlot, SlotChoice } from "../../components/slot-choice.tsx";
import { ApiError, call, withQuery } from "../../data/api.ts";
import { useNow } from "../../data/clock.tsx";
import { useSettings } from "../../data/settings.ts";
import type { Changed } from "../../data/use-change.ts";
import { usePanelQuery } from "../../data/use-panel-query.ts";
import { shortDay } from "../../words/day-words.ts";
import { newTimes } from "./new-times.ts";
import { unresolvedConflicts } from "./unresolved-conflicts.ts";

/** The appointments in hours that were just closed: kept for a visit to one of their cards. */
export function useBooked() {
  const { value: booked, change } = useDraft<PanelAppointment[]>("booked in closed hours", []);
  return { booked, onBooked: (next: PanelAppointment[]) => change(() => next) };
}

const ways = {
  leave: "Yerlerinde kalsın",
  cancel: "Hepsini iptal et",
  move: "Yeni saat öner",
} as const;

/** Far enough to find a free hour after a holiday. */
const daysSearched = 28;

/** What becomes of the appointments in hours that were just closed: one decision, which one undo takes back. */
export function BookedSheet({ booked, onLeave }: { booked: PanelAppointment[]; onLeave(): void }) {
  const navigate = useNavigate();
  const now = useNow();
  const { hours, consultations } = useSettings();
  const [way, setWay] = useState<keyof typeof ways>("leave");
  const [reason, setReason] = useState("");
  const [chosen, setChosen] = useState<Record<string, Slot>>({});
  const [saidOfSome, setSaidOfSome] = useState("");
  const until = addDays(booked.at(-1)!.day, daysSearched);
  const { data, isStale } = usePanelQuery<ListAnswer>(
    withQuery(panelPaths.appointments, { baslangic: booked[0]!.day, bitis: until }),
  );
  const known = isStale ? undefined : data;
  const left = unresolvedConflicts(booked, known);
  const times = known
    ? newTimes(left, chosen, { appointments: known.appointments, until, now, hours, consultations })
    : {};
  const cancel = ({ id, version }: PanelAppointment) =>
    answered(panelPaths.cancel(id), { version, reason: reason.trim() });
  const move = ({ id, version }: PanelAppointment) =>
    answered(panelPaths.move(id), { version, ...times[id] });
  async function decide(): Promise<Changed | undefined> {
    if (way === "leave" || left.length === 0) return void onLeave();
    const isCancelling = way === "cancel";
    if (isCancelling && !reason.trim())
      throw new ApiError(0, { code: "reason", message: "Kısa bir neden yazın ya da seçin." });
    if (!isCancelling && left.some(({ id }) => !times[id]))
      throw new ApiError(0, { message: "Her randevuya bir saat seçin." });
    const done = await answerAll(
      left,
      isCancelling ? cancel : move,
      (count) => `${count} randevu ${isCancelling ? "iptal edildi" : "taşındı"}.`,
    );
    if (done.appointments.length < left.length) setSaidOfSome(done.text);
    else {
      onLeave();
      navigate(panelPages.listOf("to_tell"));
    }
    return done;
  }
  const submits = {
    leave: "Tamam",
    cancel: `${left.length} randevuyu iptal et`,
    move: `${left.length} randevuyu taşı`,
  };
  return (
    <Sheet title="Saatler kapatıldı" onClose={onLeave}>
      <Form
        submit={left.length > 0 ? submits[way] : submits.leave}
        changes="appointments"
        about={{ reason: "reason" }}
        send={decide}
      >
        {(wrong, correct) => (
          <>
            <p role="status">
              {saidOfSome ||
                (left.length > 0
                  ? `Bu saatler artık siteden alınamaz. İçlerinde ${left.length} randevu var:`
                  : "İçlerinde randevu kalmadı.")}
            </p>
            {left.length > 0 && (
              <fieldset className="choice">
                <legend className="visually-hidden">Randevular ne olsun?</legend>
                {(Object.keys(ways) as (keyof typeof ways)[]).map((name) => (
                  <label key={name}>
                    <input
                      type="radio"
                      name="way"
                      checked={way === name}
                      onChange={() => {
                        setWay(name);
                        correct("reason");
                      }}
                    />{" "}
                    {ways[name]}
                  </label>
                ))}
              </fieldset>
            )}
            {way === "cancel" && (
              <ReasonField
                reason={reason}
                wrong={wrong("reason")}
                onReason={(why) => {
                  setReason(why);
                  correct("reason");
                }}
              />
            )}
            {way === "move" && known ? (
              <ul className="new-times" aria-label="Önerilen saatler">
                {left.map((one) => (
                  <NewTime
                    key={one.id}
                    appointment={one}
                    slot={times[one.id]}
                    onChoose={(slot) => setChosen({ ...chosen, [one.id]: slot })}
                  />
                ))}
              </ul>
            ) : (
              <ConflictList name="Bu saatlerdeki randevular" of={left} />
            )}
          </>
        )}
      </Form>
    </Sheet>
  );
}

const answered = (path: string, wanted: object) => call<ChangeAnswer>("POST", path, wanted);

/** The time that is proposed for an appointment, and a way to choose another one. */
function NewTime({
  appointment: { id, name, day, timeSlot, consultation },
  slot,
  onChoose,
}: {
  appointment: PanelAppointment;
  slot: Slot | undefined;
  onChoose(slot: Slot): void;
}) {
  /** The day that is looked at, while another time is being chosen. */
  const [looking, setLooking] = useState<ChosenSlot>();
  return (
    <li>
      <span>
        <b>
          <PersonName name={name} />
        </b>
        <span>
          {shortDay(day)} {timeSlot} →{" "}
          <b>{slot ? `${shortDay(slot.day)} ${slot.timeSlot}` : "boş saat yok"}</b>
        </span>
      </span>
      <button
        type="button"
        className="link-button"
        aria-expanded={looking !== undefined}
        aria-label={`Değiştir: ${name}`}
        onClick={() => setLooking(looking ? undefined : (slot ?? { day }))}
      >
        Değiştir
      </button>
      {looking && (
        <SlotChoice
          consultation={consultation}
          moving={id}
          chosen={looking}
          onChoose={(next) => {
            setLooking(next.timeSlot ? undefined : next);
            if (next.timeSlot) onChoose({ ...next, timeSlot: next.timeSlot });
          }}
        />
      )}
    </li>
  );
}
