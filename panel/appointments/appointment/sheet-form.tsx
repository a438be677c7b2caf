import { type ReactNode, useState } from "react";
import type { ChangedSince } from "../../../contract/panel/calls.ts";
import { CancelButton } from "../../components/cancel-button.tsx";
import { Form } from "../../components/form.tsx";
import { closeOutdated } from "../../components/outdated.ts";
import { Sheet } from "../../components/sheet.tsx";
import type { Send } from "../../data/use-change.ts";

export type SheetFormProps = {
  guard: string;
  /** The appointment's version when the sheet was opened: that is what the user decides on. */
  version: number;
  /** Whether the action is still possible for the appointment as it is now. */
  isPossible: boolean;
  onClose(): void;
};

type Wrong = (field: string) => string | undefined;

/**
 * The sheet of an action that needs more input. The appointment may change meanwhile: then the action is refused, the
 * sheet shows what was changed, and the user decides again.
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
  /** Gets the version that the user decided on. */
  send: Send<number>;
  /** The field that every refusal is shown beside; by default the fields that the service names. */
  field?: string;
  /** Discards what was typed. */
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
