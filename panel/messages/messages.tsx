import "./messages.css";
import { useQueryClient } from "@tanstack/react-query";
import { addDays } from "../../booking/istanbul-time.ts";
import type { MessagesAnswer, MessagesChange } from "../../contract/panel/calls.ts";
import { defaultMessages } from "../../contract/panel/default-messages.ts";
import { longestMessage } from "../../contract/panel/lengths.ts";
import { messageFields } from "../../contract/panel/message-fields.ts";
import {
  areReasons,
  filledTemplate,
  firstChannels,
  type MessageFacts,
  type MessageKey,
  messageKeys,
  messageNames,
  templateProblem,
} from "../../contract/panel/messages.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { fieldMessage } from "../../contract/refusals.ts";
import { DiscardDraft, useDraft } from "../components/drafts.tsx";
import { Field } from "../components/field.tsx";
import { Form } from "../components/form.tsx";
import { Page } from "../components/page.tsx";
import { Problem, Waiting } from "../components/states.tsx";
import { ApiError, call } from "../data/api.ts";
import { useNow } from "../data/clock.tsx";
import { queryKeyOf } from "../data/query-client.ts";
import { useConsultationTitle, useSettings } from "../data/settings.ts";
import { usePanelQuery } from "../data/use-panel-query.ts";
import { channelWords } from "../words/change-in-words.ts";
import { todayInIstanbul } from "../words/day-words.ts";
import { ReasonFields } from "./reason-fields.tsx";

/** Templates of messages to visitors, and reasons for cancellations. */
export default function Messages() {
  const { data, problem, reload } = usePanelQuery<MessagesAnswer>(panelPaths.messages, "settings");
  return (
    <Page title="Mesajlar">
      <p className="screen-lead">
        Randevu kartındaki hazır mesajlar bu metinlerden oluşur. Süslü ayraç içindeki alanların
        yerine her randevunun kendi bilgileri yazılır:
      </p>
      <dl className="message-fields">
        {Object.entries(messageFields).map(([field, meaning]) => (
          <div key={field}>
            <dt>{`{${field}}`}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      {data && <MessagesForm saved={data} />}
      {!data && (problem ? <Problem problem={problem} onRetry={reload} /> : <Waiting />)}
    </Page>
  );
}

/** The draft is kept if someone else saves meanwhile; saving it is then refused. */
function MessagesForm({ saved }: { saved: MessagesAnswer }) {
  const client = useQueryClient();
  const {
    value: draft,
    change: changeDraft,
    forget,
  } = useDraft<MessagesChange | undefined>("messages", undefined, {
    isMissed: (kept) => kept !== undefined,
  });
  const now = { version: saved.version, ...saved.messages };
  const shown = draft ?? now;
  const sample = useSample(saved.next);
  function change(part: Partial<MessagesChange>) {
    const next = { ...shown, ...part };
    if (JSON.stringify(next) === JSON.stringify(now)) forget();
    else changeDraft(() => next);
  }
  const setText = (key: MessageKey, text: string) =>
    change({ texts: { ...shown.texts, [key]: text } });
  async function save() {
    const reasons = shown.reasons.map((one) => ({ ...one, text: one.text.trim() }));
    const wanted = { ...shown, reasons };
    const fields = problemsOf(wanted);
    if (fields.length > 0) throw new ApiError(0, { fields });
    const answer = await call<MessagesAnswer>("POST", panelPaths.messages, wanted);
    client.setQueryData(queryKeyOf("settings", panelPaths.messages), answer);
    forget();
    return { text: "Mesajlar kaydedildi." };
  }
  return (
    <Form
      className="messages has-save-bar"
      submit="Kaydet"
      changes="settings"
      hasServiceNames
      isUnchanged={!draft}
      send={save}
      actions={draft && <DiscardDraft onDiscard={forget} />}
    >
      {(wrong, correct) => (
        <>
          <fieldset className="choices">
            <legend>Danışana önce hangi yoldan yazılsın?</legend>
            {firstChannels.map((channel) => (
              <label key={channel}>
                <input
                  type="radio"
                  name="firstChannel"
                  checked={shown.firstChannel === channel}
                  onChange={() => change({ firstChannel: channel })}
                />
                {channelWords[channel]}
              </label>
            ))}
            <small>
              Aydınlatma metni, WhatsApp’ın yalnızca danışan oradan yazdıysa ya da istediyse
              kullanılacağını söyler.
            </small>
          </fieldset>
          {messageKeys.map((key) => (
            <MessageField
              key={key}
              name={key}
              text={shown.texts[key]}
              sample={sample}
              wrong={wrong(key)}
              onChange={(text) => {
                setText(key, text);
                correct(key);
              }}
            />
          ))}
          <ReasonFields
            reasons={shown.reasons}
            wrong={wrong("reasons")}
            onChange={(reasons) => {
              change({ reasons });
              correct("reasons");
            }}
          />
        </>
      )}
    </Form>
  );
}

/** Errors shown beside the texts before anything is sent. */
function problemsOf({ texts, reasons }: MessagesChange): ApiError["fields"] {
  const ofTexts = messageKeys.flatMap((field) => {
    const problem = templateProblem(texts[field]);
    return problem ? [{ field, message: fieldMessage(problem) }] : [];
  });
  const message = fieldMessage({ code: "reasons_invalid" });
  return areReasons(reasons) ? ofTexts : [...ofTexts, { field: "reasons", message }];
}

/** A template with a preview of the message. */
function MessageField({
  name,
  text,
  sample,
  wrong,
  onChange,
}: {
  name: MessageKey;
  text: string;
  sample: Sample;
  wrong: string | undefined;
  onChange(text: string): void;
}) {
  const { academy } = useSettings();
  const defaultText = defaultMessages.texts[name];
  const shown = filledTemplate(text, sample, { academy });
  return (
    <div className="message">
      <div>
        <Field
          label={messageNames[name]}
          hint={name === "payment" ? "Hesabınızı yazınca randevu kartında önerilir." : undefined}
          wrong={wrong}
        >
          <textarea
            rows={4}
            maxLength={longestMessage}
            value={text}
            onChange={({ target }) => onChange(target.value)}
          />
        </Field>
        {text !== defaultText && (
          <button
            type="button"
            className="link-button"
            aria-label={`Varsayılana dön: ${messageNames[name]}`}
            onClick={({ currentTarget }) => {
              currentTarget.closest(".message")?.querySelector("textarea")?.focus();
              onChange(defaultText);
            }}
          >
            Varsayılana dön
          </button>
        )}
      </div>
      <figure className="message-preview">
        <figcaption>
          {sample.isReal ? "Sıradaki randevuyla" : "Örnek bir randevuyla"}, {[...shown].length}{" "}
          karakter
        </figcaption>
        <p>{shown}</p>
      </figure>
    </div>
  );
}

type Sample = MessageFacts & { isReal: boolean };

/** The next appointment, or an invented one if there is none. */
function useSample(next: MessagesAnswer["next"]): Sample {
  const { consultations } = useSettings();
  const titleOf = useConsultationTitle();
  const today = todayInIstanbul(useNow());
  if (next) return { ...next, title: titleOf(next.consultation), isReal: true };
  const { title } = consultations.find(({ bookable }) => bookable) ?? consultations[0]!;
  return { name: "Ayşe Yılmaz", day: addDays(today, 1), timeSlot: "21:00", title, isReal: false };
}
