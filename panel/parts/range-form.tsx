import { type ReactNode, useEffect, useRef } from "react";
import { panelRefusals } from "../../contract/panel/refusals.ts";
import { ApiError } from "../data/api.ts";
import { Field } from "./field.tsx";
import { Form } from "./form.tsx";

/** From a day to a day. Shown once asked for: a date that is being typed is none yet. */
export function RangeForm({
  from,
  to,
  isWhole = false,
  onRange,
  actions,
}: {
  from: string;
  to: string;
  /** Both ends are needed. */
  isWhole?: boolean;
  onRange(from: string, to: string): void;
  actions?: ReactNode;
}) {
  const fields = useRef<HTMLDivElement>(null);
  // The address leads: when it changes, what was typed gives way.
  useEffect(() => {
    fields.current!.querySelector<HTMLInputElement>("[name=from]")!.value = from;
    fields.current!.querySelector<HTMLInputElement>("[name=to]")!.value = to;
  }, [from, to]);
  return (
    <div ref={fields} className="range-form">
      <Form
        submit="Göster"
        about={{ range_backwards: "to" }}
        actions={actions}
        send={async ({ from = "", to = "" }) => {
          if (from && to && to < from) {
            const message = panelRefusals.range_backwards;
            throw new ApiError(0, { code: "range_backwards", message });
          }
          onRange(from, to);
        }}
      >
        {(wrong) => (
          <div className="two-fields">
            <Field label="İlk gün">
              <input name="from" type="date" defaultValue={from} required={isWhole} />
            </Field>
            <Field label="Son gün" wrong={wrong("to")}>
              <input name="to" type="date" defaultValue={to} required={isWhole} />
            </Field>
          </div>
        )}
      </Form>
    </div>
  );
}
