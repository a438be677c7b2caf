import { useQueryClient } from "@tanstack/react-query";
import type { MessagesAnswer, MessagesChange } from "../../contract/panel/calls.ts";
import {
  areReasons,
  type MessageKey,
  messageKeys,
  templateProblem,
} from "../../contract/panel/messages.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { fieldMessage } from "../../contract/refusals.ts";
import { DiscardDraft } from "../components/discard-draft.tsx";
import { useDraft } from "../components/drafts.tsx";
import { Form } from "../components/form.tsx";
import { ApiError, call } from "../data/api.ts";
import { queryKeyOf } from "../data/query-client.ts";
import { MessageField } from "./message-field.tsx";
import { ReasonFields } from "./reason-fields.tsx";
import { useSample } from "./use-sample.ts";

/** What is typed stays as it is, whatever others save meanwhile; then saving is refused. */
export function MessagesForm({ saved }: { saved: MessagesAnswer }) {
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
      send={save}
      actions={draft && <DiscardDraft onDiscard={forget} />}
    >
      {(wrong, correct) => (
        <>
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

/** Said beside the text before anything is sent. */
function problemsOf({ texts, reasons }: MessagesChange): ApiError["fields"] {
  const ofTexts = messageKeys.flatMap((field) => {
    const problem = templateProblem(texts[field]);
    return problem ? [{ field, message: fieldMessage(problem) }] : [];
  });
  const message = fieldMessage({ code: "reasons_invalid" });
  return areReasons(reasons) ? ofTexts : [...ofTexts, { field: "reasons", message }];
}
