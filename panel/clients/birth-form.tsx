import { birthInUt, readingsOf } from "../../booking/birth.ts";
import { birthOf, timeKinds } from "../../booking/typed-birth.ts";
import { type ClientBirth, ownBirth } from "../../contract/panel/calls.ts";
import type { ClientVersion } from "../../contract/panel/clients.ts";
import { longestBirthLabel, longestConsent } from "../../contract/panel/lengths.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { CancelButton } from "../components/cancel-button.tsx";
import { Field } from "../components/field.tsx";
import { Form } from "../components/form.tsx";
import { ApiError, call } from "../data/api.ts";
import { readingInWords, utInWords } from "../words/birth-words.ts";
import { PlaceField } from "./place-field.tsx";
import { type BirthDraft, labelledBirthOf } from "./typed-birth.ts";

export function BirthForm({
  clientId,
  birth,
  draft,
  version,
  onChange: change,
  onOutdated,
  onLeave,
}: {
  clientId: string;
  /** Without it one is added. */
  birth: ClientBirth | undefined;
  draft: BirthDraft;
  /** That it is decided on. */
  version: number;
  onChange(part: Partial<BirthDraft>): void;
  /** Someone saved a birth meanwhile; the user is told so. */
  onOutdated(): void;
  onLeave(): void;
}) {
  async function save() {
    const { birth: typed, problems } = labelledBirthOf(draft);
    if (!typed) throw new ApiError(0, { fields: problems });
    const { label, consent } = draft;
    const wanted = { ...(birth && { id: birth.id }), version, label, consent, birth: typed };
    const { undo } = await call<ClientVersion>("POST", panelPaths.birth(clientId), wanted).catch(
      (problem: ApiError) => {
        if (problem.code === "client_changed") onOutdated();
        throw problem;
      },
    );
    onLeave();
    return { text: "Doğum bilgisi kaydedildi.", undo };
  }
  const input = (name: "day" | "at" | "from" | "to", placeholder: string) => (
    <input
      name={name}
      inputMode="numeric"
      autoComplete="off"
      placeholder={placeholder}
      maxLength={20}
      value={draft[name]}
      onChange={({ target }) => change({ [name]: target.value, isLater: false })}
    />
  );
  return (
    <Form
      submit="Kaydet"
      submitClassName="button small"
      changes="appointments"
      hasServiceNames
      send={save}
      onRefused={({ fields }) => (fields.length > 0 ? undefined : "toast")}
      actions={<CancelButton className="button small ghost" onCancel={onLeave} />}
    >
      {(wrong) => (
        <>
          <Field label="Kimin" wrong={wrong("label")}>
            <input
              name="label"
              list="birth-labels"
              autoComplete="off"
              placeholder="Eşi, kızı Elif, şirketi"
              maxLength={longestBirthLabel}
              value={draft.label}
              onChange={({ target }) => change({ label: target.value })}
            />
          </Field>
          <datalist id="birth-labels">
            {[ownBirth, "Eşi", "Çocuğu", "Ortağı", "Şirketi"].map((label) => (
              <option key={label} value={label} />
            ))}
          </datalist>
          <Field label="Gün" hint="Gün, ay, yıl" wrong={wrong("day")}>
            {input("day", "14.05.1985")}
          </Field>
          <fieldset className="choices">
            <legend>Doğum saati</legend>
            {timeKinds.map(([kind, label]) => (
              <label key={kind}>
                <input
                  type="radio"
                  name="kind"
                  checked={draft.kind === kind}
                  onChange={() => change({ kind })}
                />
                {label}
              </label>
            ))}
          </fieldset>
          {draft.kind === "at" && (
            <Field label="Saat" hint="O yerin saatiyle" wrong={wrong("at")}>
              {input("at", "14:32")}
            </Field>
          )}
          {draft.kind === "range" && (
            <div className="two-fields">
              <Field label="En erken" wrong={wrong("from")}>
                {input("from", "14:00")}
              </Field>
              <Field label="En geç" wrong={wrong("to")}>
                {input("to", "15:30")}
              </Field>
            </div>
          )}
          <PlaceField place={draft.place} onPlace={(place) => change({ place, isLater: false })} />
          <Field
            label="Onay veren"
            hint="Saklanmasına kim onay verdi? Danışan, kişinin kendisi, velisi."
          >
            <input
              autoComplete="off"
              maxLength={longestConsent}
              value={draft.consent}
              onChange={({ target }) => change({ consent: target.value })}
            />
          </Field>
          <BirthInUt draft={draft} onLater={(isLater) => change({ isLater })} />
        </>
      )}
    </Form>
  );
}

const questions = {
  twice: "O gece saatler geri alındı ve bu saat iki kez yaşandı. Hangisi?",
  never: "O gece saatler ileri alındı ve bu saat hiç yaşanmadı. Hangi saate göre söylendi?",
};
const answers = {
  twice: ["İlki, saatler geri alınmadan önce", "İkincisi, saatler geri alındıktan sonra"],
  // The clock that was set forward shows the earlier moment.
  never: ["İleri alınmış saate göre", "Eski saate göre"],
};

/** The typed birth in UT; for an hour that occurred twice or never, it asks which was meant. */
function BirthInUt({ draft, onLater }: { draft: BirthDraft; onLater(isLater: boolean): void }) {
  const { birth } = birthOf(draft);
  const { day, time, place } = birth ?? {};
  const doubt =
    day && place && time && "at" in time ? readingsOf({ day, time: time.at }, place) : undefined;
  return (
    <>
      {doubt && doubt.came !== "once" && (
        <fieldset className="choices">
          <legend>{questions[doubt.came]}</legend>
          {doubt.readings.map((reading, index) => (
            <label key={reading.instant}>
              <input
                type="radio"
                name="later"
                checked={draft.isLater === (index === 1)}
                onChange={() => onLater(index === 1)}
              />
              {answers[doubt.came as keyof typeof answers][index]}: {readingInWords(reading, day!)}
            </label>
          ))}
        </fieldset>
      )}
      <p className="birth-ut" role="status">
        {birth && utInWords(birthInUt(birth), birth.day)}
      </p>
    </>
  );
}
