import "./range-form.css";
import type { ReactNode } from "react";
import { panelRefusals } from "../../contract/panel/refusals.ts";
import { ApiError } from "../data/api.ts";
import { DayField } from "./day-field.tsx";
import { Field } from "./field.tsx";
import { Form } from "./form.tsx";

/** Two days and a submit button: a half-typed date must not change the range. */
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
  return (
    <div className="range-form">
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
              <DayField name="from" day={from} required={isWhole} />
            </Field>
            <Field label="Son gün" wrong={wrong("to")}>
              <DayField name="to" day={to} required={isWhole} />
            </Field>
          </div>
        )}
      </Form>
    </div>
  );
}
