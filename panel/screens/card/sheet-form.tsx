import type { ReactNode } from "react";
import type { ApiError } from "../../data/api.ts";
import type { Send } from "../../data/use-change.ts";
import { Form } from "../../parts/form.tsx";
import { Sheet } from "../../parts/sheet.tsx";

export type SheetFormProps = { guard: string; onClose(): void };

/** A step that needs a word more: its sheet goes with it, or with the card that it was meant for. */
export function SheetForm({
  title,
  submit,
  send,
  field,
  guard,
  onClose,
  children,
}: SheetFormProps & {
  title: string;
  submit: string;
  send: Send<void>;
  /** What every refusal is said beside. */
  field: string;
  children(wrong: string | undefined): ReactNode;
}) {
  return (
    <Sheet title={title} onClose={onClose}>
      <Form
        className=""
        submit={submit}
        changes="appointments"
        guard={guard}
        about={{ "*": field }}
        send={async () => {
          const done = await send();
          onClose();
          return done;
        }}
        onRefused={(problem) => {
          if (!isOutdated(problem)) return undefined;
          // What an outdated card was refused with outlives the sheet; the fresh card is behind it.
          onClose();
          return "toast";
        }}
        actions={
          <button type="button" className="button ghost" onClick={onClose}>
            Vazgeç
          </button>
        }
      >
        {(wrong) => children(wrong(field))}
      </Form>
    </Sheet>
  );
}

function isOutdated({ code }: ApiError): boolean {
  return ["changed", "not_now", "erased", "not_found"].includes(code);
}
