import "./new-appointment.css";
import { useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { isDay } from "../../../booking/istanbul-time.ts";
import { isName } from "../../../booking/name.ts";
import { isStaffPhone } from "../../../booking/phone.ts";
import type { ChangeAnswer } from "../../../contract/panel/calls.ts";
import { staffPhoneRule } from "../../../contract/panel/clients.ts";
import { longestNote } from "../../../contract/panel/lengths.ts";
import { panelPages } from "../../../contract/panel/pages.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { fieldRefusals } from "../../../contract/refusals.ts";
import { useIsFirstPage } from "../../components/back-button.tsx";
import { ConsultationOptions } from "../../components/consultation-options.tsx";
import { useDraft } from "../../components/drafts.tsx";
import { Field } from "../../components/field.tsx";
import { Form } from "../../components/form.tsx";
import { KnownClient } from "../../components/known-client.tsx";
import { Page } from "../../components/page.tsx";
import { PersonFields } from "../../components/person-fields.tsx";
import { type ChosenSlot, hourNeeded } from "../../components/slot-choice.tsx";
import { fittingSlot, WhenChoice } from "../../components/when-choice.tsx";
import { ApiError, call } from "../../data/api.ts";
import { useNow } from "../../data/clock.tsx";
import { useService, useServiceNote } from "../../data/settings.ts";
import { todayInIstanbul } from "../../words/day-words.ts";

/** A booking, or an order of a report, that was taken on the phone. */
export default function NewAppointment() {
  const [params] = useSearchParams();
  const today = todayInIstanbul(useNow());
  // From a client's page. Not in the address, and with a draft of its own.
  const person: Person | undefined = useLocation().state?.person;
  const {
    value: draft,
    change: changeDraft,
    forget,
    isFound,
  } = useDraft(`new-appointment ${person?.phone ?? ""}`, { ...emptyDraft, ...person });
  const noteOf = useServiceNote();
  const asked = slotOf(params);
  const [slot, setSlot] = useState<ChosenSlot>(asked ?? draft.slot ?? { day: today });
  const { report } = useService(draft.consultation);
  const fitting = fittingSlot(slot, report);
  const isWritten = report === "only" || fitting.timeSlot === "";
  const navigate = useNavigate();
  const isFirstPage = useIsFirstPage();
  const change = (part: Partial<Draft>) => changeDraft((was) => ({ ...was, ...part }));
  function choose(chosen: ChosenSlot) {
    setSlot(chosen);
    change({ slot: chosen });
  }
  function clear() {
    forget();
    setSlot(asked ?? { day: today });
  }
  async function enter() {
    const fields = problemsOf(draft, fitting);
    if (fields.length > 0) throw new ApiError(0, { fields });
    const { slot: _kept, ...person } = draft;
    const entry = { ...person, ...fitting };
    const answer = await call<ChangeAnswer>("POST", panelPaths.appointments, entry);
    forget();
    const card = panelPages.appointment(answer.appointment!.id);
    navigate(card, { replace: true, state: { isFirstPage } });
    return { text: isWritten ? "Rapor eklendi." : "Randevu eklendi.", undo: answer.undo };
  }
  return (
    <Page title="Randevu ekle">
      {isFound && !isEmpty(draft) && (
        <p className="kept-draft">
          Yarım kalan girişiniz duruyor.
          <button type="button" className="link-button" onClick={clear}>
            Temizle
          </button>
        </p>
      )}
      <Form
        className="new-appointment"
        changes="appointments"
        about={{ slot_taken: "timeSlot" }}
        hasServiceNames
        send={enter}
        onRefused={({ code, fields }) =>
          code === "slot_taken" || fields.length > 0 ? undefined : "toast"
        }
      >
        {(wrong, correct) => (
          <>
            <div className="form">
              <PersonFields {...draft} wrong={wrong} onChange={change} />
              <KnownClient
                phone={draft.phone}
                name={draft.name}
                onKnown={(known) => {
                  change(known);
                  for (const field of Object.keys(known)) correct(field);
                }}
              />
              <Field label="Tür" hint={noteOf(draft.consultation)} wrong={wrong("consultation")}>
                <select
                  name="consultation"
                  value={draft.consultation}
                  onChange={({ target }) => change({ consultation: target.value })}
                >
                  <option value="" disabled>
                    Seçin
                  </option>
                  <ConsultationOptions />
                </select>
              </Field>
              <Field
                label="Not"
                hint="İsteğe bağlı; yalnızca burada görünür."
                wrong={wrong("note")}
              >
                <textarea
                  name="note"
                  rows={2}
                  maxLength={longestNote}
                  value={draft.note}
                  onChange={({ target }) => change({ note: target.value })}
                />
              </Field>
            </div>
            <div>
              <h2>{isWritten ? "Teslim" : "Gün ve saat"}</h2>
              <WhenChoice
                consultation={draft.consultation}
                chosen={slot}
                onChoose={(chosen) => {
                  choose(chosen);
                  correct("day");
                  if (chosen.timeSlot !== undefined) correct("timeSlot");
                }}
                wrong={wrong("timeSlot") ?? wrong("day")}
              />
              <label className="check new-appointment-told">
                <input
                  type="checkbox"
                  checked={draft.isTold}
                  onChange={({ target }) => change({ isTold: target.checked })}
                />
                <span>
                  Telefonda söyledim
                  <small>“Haber verilecek” listesine girmez.</small>
                </span>
              </label>
              <button type="submit" className="button new-appointment-submit">
                {isWritten ? "Raporu ekle" : "Randevuyu ekle"}
              </button>
            </div>
          </>
        )}
      </Form>
    </Page>
  );
}

/** The slot in the address, if the user came from a free hour. */
function slotOf(params: URLSearchParams): ChosenSlot | undefined {
  const day = params.get("gun") ?? "";
  return isDay(day) ? { day, timeSlot: params.get("saat") ?? undefined } : undefined;
}

type Person = { name: string; phone: string };

type Draft = Person & {
  consultation: string;
  note: string;
  isTold: boolean;
  slot?: ChosenSlot;
};

const emptyDraft: Draft = { name: "", phone: "0", consultation: "", note: "", isTold: true };

/** Whether nothing was typed; a chosen hour does not count. */
function isEmpty({ slot: _slot, ...typed }: Draft): boolean {
  return Object.entries(typed).every(
    ([field, value]) => value === emptyDraft[field as keyof Draft],
  );
}

/** Errors shown before anything is sent. */
function problemsOf(draft: Draft, { timeSlot }: ChosenSlot): ApiError["fields"] {
  return [
    { field: "name", isRight: isName(draft.name), message: fieldRefusals.name_invalid },
    { field: "phone", isRight: isStaffPhone(draft.phone), message: staffPhoneRule },
    { field: "consultation", isRight: draft.consultation !== "", message: "Bir tür seçin." },
    { field: "timeSlot", isRight: timeSlot !== undefined, message: hourNeeded },
  ].filter(({ isRight }) => !isRight);
}
