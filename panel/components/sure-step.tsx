import type { Send } from "../data/use-change.ts";
import { Form } from "./form.tsx";
import { LeaveButton } from "./leave-button.tsx";

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
      actions={<LeaveButton className="link-button" onLeave={onLeave} />}
    >
      {() => <p>{text}</p>}
    </Form>
  );
}
