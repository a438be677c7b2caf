import { useState } from "react";
import { namesAgree } from "../../../booking/name.ts";
import { isStaffPhone } from "../../../booking/phone.ts";
import { isReport } from "../../../booking/reports.ts";
import { canMove } from "../../../booking/transitions.ts";
import type { PanelAppointment } from "../../../contract/panel/calls.ts";
import { staffPhoneRule } from "../../../contract/panel/clients.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { ConsultationOptions } from "../../components/consultation-options.tsx";
import { Field } from "../../components/field.tsx";
import { PersonFields } from "../../components/person-fields.tsx";
import { type ChosenSlot, hourNeeded } from "../../components/slot-choice.tsx";
import { fittingSlot, WhenChoice } from "../../components/when-choice.tsx";
import { ApiError } from "../../data/api.ts";
import { useConsultationTitle, useService, useSettings } from "../../data/settings.ts";
import { postChange } from "../../data/use-change.ts";
import { shortWhen } from "../../words/report-words.ts";
import { SheetForm, type SheetFormProps } from "./sheet-form.tsx";

type Whose = "all" | "one" | "other";

const whoseWords: [Whose, string][] = [
  ["all", "Aynı kişinin; bütün randevularında değişsin"],
  ["one", "Aynı kişinin; yalnızca bu randevuda değişsin"],
  ["other", "Başka birinin; bu randevu ona geçsin"],
];

const notWritten = "Bu tür yazılı verilmiyor. Aşağıdan gün ve saat seçin.";

/**
 * Corrects name, phone, type and hour. Unchanged fields are not sent. If the client has other appointments, another
 * number or name asks whose it is.
 */
export default function EditSheet({
  appointment,
  others,
  onDone,
  ...sheet
}: {
  appointment: PanelAppointment;
  /** How many other appointments the client has. */
  others: number;
  onDone(left: PanelAppointment): void;
} & SheetFormProps) {
  const { id, day, createdAt } = appointment;
  const titleOf = useConsultationTitle();
  const { consultations } = useSettings();
  const [before] = useState({
    name: appointment.name ?? "",
    phone: appointment.phone ?? "",
    consultation: appointment.consultation,
  });
  const [draft, setDraft] = useState(before);
  const [slot, setSlot] = useState<ChosenSlot>();
  const [whose, setWhose] = useState<Whose>();
  const isOpen =
    others > 0 && (draft.phone !== before.phone || !namesAgree(draft.name, before.name));
  const { report } = useService(draft.consultation);
  const change = (part: Partial<typeof draft>) => setDraft((was) => ({ ...was, ...part }));
  async function save(version: number) {
    const changed = Object.entries(draft).filter(
      ([field, value]) => value.trim() !== before[field as keyof typeof before],
    );
    const fitting = slot && fittingSlot(slot, report);
    const isMoved = fitting?.timeSlot !== undefined;
    if (!isMoved && isReport(appointment) && !report)
      throw new ApiError(0, { fields: [{ field: "consultation", message: notWritten }] });
    if (slot && !isMoved && slot.day !== day)
      throw new ApiError(0, { fields: [{ field: "timeSlot", message: hourNeeded }] });
    if (draft.phone !== before.phone && !isStaffPhone(draft.phone))
      throw new ApiError(0, { fields: [{ field: "phone", message: staffPhoneRule }] });
    if (changed.length === 0 && !isMoved) return;
    if (isOpen && !whose)
      throw new ApiError(0, { fields: [{ field: "whose", message: "Birini seçin." }] });
    const wanted = {
      version,
      ...Object.fromEntries(changed),
      ...(isMoved && { slot: fitting }),
      ...(isOpen && { whose }),
    };
    return postChange(panelPaths.edit(id), wanted, "Bilgiler düzeltildi.", onDone);
  }
  const isKnown = consultations.some(({ slug }) => slug === before.consultation);
  return (
    <SheetForm {...sheet} title="Bilgileri düzelt" submit="Kaydet" send={save}>
      {(wrong, correct) => (
        <div className="form">
          <PersonFields {...draft} wrong={wrong} onChange={change} />
          {isOpen && (
            <fieldset
              className="choices"
              aria-describedby={wrong("whose") ? "whose-wrong" : undefined}
            >
              <legend>Bu danışanın {others} randevusu daha var. Yeni bilgiler kimin?</legend>
              {whoseWords.map(([one, words]) => (
                <label key={one}>
                  <input
                    type="radio"
                    name="whose"
                    checked={whose === one}
                    onChange={() => setWhose(one)}
                  />
                  {words}
                </label>
              ))}
              {wrong("whose") && (
                <small id="whose-wrong" className="wrong">
                  {wrong("whose")}
                </small>
              )}
            </fieldset>
          )}
          <Field label="Tür" wrong={wrong("consultation")}>
            <select
              name="consultation"
              value={draft.consultation}
              onChange={({ target }) => change({ consultation: target.value })}
            >
              {!isKnown && (
                <option value={before.consultation}>{titleOf(before.consultation)}</option>
              )}
              <ConsultationOptions />
            </select>
          </Field>
          {canMove(appointment) && (
            <div>
              <p className="edit-when">
                <b>Gün ve saat</b> {shortWhen(appointment)}
              </p>
              {slot ? (
                <WhenChoice
                  consultation={draft.consultation}
                  moving={id}
                  since={createdAt}
                  chosen={slot}
                  onChoose={(chosen) => {
                    setSlot(chosen);
                    if (chosen.timeSlot !== undefined || chosen.day === day) correct("timeSlot");
                  }}
                  wrong={wrong("timeSlot")}
                />
              ) : (
                <button
                  type="button"
                  className="link-button"
                  onClick={() => setSlot(isReport(appointment) ? { day, timeSlot: "" } : { day })}
                >
                  Günü ya da saati değiştir
                </button>
              )}
            </div>
          )}
        </div>
      )}
    </SheetForm>
  );
}
