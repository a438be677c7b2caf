import type { Send } from "../data/use-change.ts";
import { Form } from "./form.tsx";

/** Says what will be lost before it is done. */
export function SureStep({
  text,
  submit,
  send,
  onLeave,
}: {
  text: string;
  submit: string;
  send: Send<void>;
  onLeave(): void;
}) {
  return (
    <Form
      submit={submit}
      changes="account"
      send={() => send()}
      actions={
        <button type="button" className="link-button" onClick={onLeave}>
          Vazgeç
        </button>
      }
    >
      {() => <p>{text}</p>}
    </Form>
  );
}
