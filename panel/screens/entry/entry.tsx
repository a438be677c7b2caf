import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { isDay } from "../../../booking/istanbul-time.ts";
import { maskName } from "../../../booking/name.ts";
import { bookableOnes } from "../../../contract/academy.ts";
import type { ChangeAnswer } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { call, type Refused } from "../../data/api.ts";
import { useSettings } from "../../data/settings.tsx";
import { todayInIstanbul } from "../../parts/day-words.ts";
import { Field } from "../../parts/field.tsx";
import { Page } from "../../parts/page.tsx";
import { type ChosenSlot, SlotChoice } from "../../parts/slot-choice.tsx";
import { typedPhone } from "../../parts/typed-phone.ts";
import { useSay } from "../../shell/toast.tsx";
import { type Draft, problemsOf } from "./entry-problems.ts";

/** A booking that was taken on the phone. */
export default function Entry() {
  const [params] = useSearchParams();
  const [slot, setSlot] = useState<ChosenSlot>(() => slotOf(params));
  const [draft, setDraft] = useState<Draft>({ name: "", phone: "0", consultation: "", note: "" });
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const navigate = useNavigate();
  const say = useSay();
  const { consultations } = useSettings();
  const change = (part: Partial<Draft>) => setDraft((was) => ({ ...was, ...part }));
  useEffect(() => {
    if (Object.keys(wrong).length > 0) focusFirstWrong(form.current!);
  }, [wrong]);
  async function submit(event: FormEvent) {
    event.preventDefault();
    const problems = problemsOf(draft, slot);
    setWrong(problems);
    if (Object.keys(problems).length > 0 || isBusy.current) return;
    isBusy.current = true;
    try {
      const entry = { ...draft, ...slot };
      const { appointment, undo } = await call<ChangeAnswer>(
        "POST",
        panelPaths.appointments,
        entry,
      );
      say.done("Randevu eklendi.", undo);
      navigate(`/randevu/${appointment!.id}`, { replace: true });
    } catch (error) {
      const { code, fields, message } = error as Refused;
      if (code === "slot_taken") setWrong({ timeSlot: message });
      else if (fields.length > 0)
        setWrong(Object.fromEntries(fields.map((field) => [field.field, field.message])));
      else say.problem(error);
    }
    isBusy.current = false;
  }
  return (
    <Page title="Randevu ekle">
      <form ref={form} className="entry" noValidate onSubmit={submit}>
        <div className="form">
          <Field label="Ad" wrong={wrong.name}>
            <input
              autoComplete="off"
              value={draft.name}
              onChange={({ target }) => change({ name: maskName(target.value) })}
            />
          </Field>
          <Field label="Telefon" wrong={wrong.phone}>
            <input
              type="tel"
              inputMode="numeric"
              autoComplete="off"
              value={draft.phone}
              onChange={({ target }) => change({ phone: typedPhone(target.value) })}
            />
          </Field>
          <Field label="Tür" wrong={wrong.consultation}>
            <select
              value={draft.consultation}
              onChange={({ target }) => change({ consultation: target.value })}
            >
              <option value="" disabled>
                Seçin
              </option>
              {bookableOnes(consultations).map(({ slug, title }) => (
                <option key={slug} value={slug}>
                  {title}
                </option>
              ))}
            </select>
          </Field>
          <Field label="Not" hint="İsteğe bağlı; yalnızca burada görünür." wrong={wrong.note}>
            <textarea
              rows={2}
              maxLength={1000}
              value={draft.note}
              onChange={({ target }) => change({ note: target.value })}
            />
          </Field>
        </div>
        <div>
          <h2>Gün ve saat</h2>
          <SlotChoice chosen={slot} onChoose={setSlot} wrong={wrong.timeSlot ?? wrong.day} />
          <button type="submit" className="button entry-submit">
            Randevuyu ekle
          </button>
        </div>
      </form>
    </Page>
  );
}

function slotOf(params: URLSearchParams): ChosenSlot {
  const day = params.get("gun") ?? "";
  return isDay(day)
    ? { day, timeSlot: params.get("saat") ?? undefined }
    : { day: todayInIstanbul() };
}

function focusFirstWrong(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLElement>("[aria-invalid=true]");
  (field ?? form.querySelector<HTMLElement>(".time-choice input:enabled"))?.focus();
}
