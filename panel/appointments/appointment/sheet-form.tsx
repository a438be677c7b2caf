import { type ReactNode, useState } from "react";
import type { ChangedSince } from "../../../contract/panel/calls.ts";
import { CancelButton } from "../../components/cancel-button.tsx";
import { Form } from "../../components/form.tsx";
import { closeOutdated } from "../../components/outdated.ts";
import { Sheet } from "../../components/sheet.tsx";
import type { Send } from "../../data/use-change.ts";

export type SheetFormProps = {
  guard: string;
  /** Of the appointment as it was when the sheet was opened: that is what is decided on. */
  version: number;
  /** Whether the step can still be taken, as the card behind the sheet knows it. */
  isPossible: boolean;
  onClose(): void;
};

type Wrong = (field: string) => string | undefined;

/**
 * A step that needs a word more: its sheet goes with it, or with the card that it was meant for. The card
 * behind may change meanwhile: then the step is refused with what was done, to be decided on anew.
 */
export function SheetForm({
  title,
  submit,
  send,
  field,
  guard,
  version: opened,
  isPossible,
  onClose,
  onDiscard,
  children,
}: SheetFormProps & {
  title: string;
  submit: string;
  /** With the version that it was decided on. */
  send: Send<number>;
  /** What every refusal is said beside; without it beside the fields that the service names. */
  field?: string;
  /** What was typed is not wanted any more. */
  onDiscard?(): void;
  children(wrong: Wrong, correct: (field: string) => void): ReactNode;
}) {
  const [version, setVersion] = useState(opened);
  const isOutdated = version !== opened;
  return (
    <Sheet title={title} onClose={onClose}>
      <Form
        className=""
        submit={isOutdated ? isPossible && `Yine de: ${submit}` : submit}
        changes="appointments"
        guard={guard}
        about={field ? { "*": field, changed: "" } : { slot_taken: "timeSlot" }}
        hasServiceNames={!field}
        send={async () => {
          const done = await send(version);
          onClose();
          return done;
        }}
        onRefused={(problem) => {
          const { version: left } = problem.body as Partial<ChangedSince>;
          if (problem.code === "changed" && left) {
            setVersion(left);
            return undefined;
          }
          return closeOutdated(onClose)(problem);
        }}
        obstacles={
          isOutdated && (
            <button type="button" className="link-button" onClick={onClose}>
              Güncel hâline bak
            </button>
          )
        }
        actions={
          <CancelButton
            onCancel={() => {
              onDiscard?.();
              onClose();
            }}
          />
        }
      >
        {children}
      </Form>
    </Sheet>
  );
}
