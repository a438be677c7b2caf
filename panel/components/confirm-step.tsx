import type { Send } from "../data/use-change.ts";
import { CancelButton } from "./cancel-button.tsx";
import { Form } from "./form.tsx";

/** Asks for confirmation and says what will be lost. */
export function ConfirmStep({
  text,
  submit,
  send,
  onCancel,
}: {
  text: string;
  submit: string;
  send: Send<void>;
  onCancel(): void;
}) {
  return (
    <Form
      submit={submit}
      changes="account"
      send={() => send()}
      actions={<CancelButton className="link-button" onCancel={onCancel} />}
    >
      {() => <p>{text}</p>}
    </Form>
  );
}
