import { type ReactNode, useEffect, useRef } from "react";
import type { BookingForm } from "./booking-form.ts";

export type StepProps = {
  form: BookingForm;
  change: (changes: Partial<BookingForm>) => void;
};

/** One step of a dialog, with its buttons at the bottom. */
export function Step(props: { title: string; children: ReactNode; actions: ReactNode }) {
  const { title, children, actions } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone, so screen readers continue at the heading.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div className="dialog-body">
        <h3 ref={heading} tabIndex={-1}>
          {title}
        </h3>
        {children}
      </div>
      <div className="dialog-actions">{actions}</div>
    </>
  );
}

export function BackToStep(props: {
  step: 1 | 2;
  /** While a request is being sent. */
  isHeld?: boolean | undefined;
  change(changes: { step: 1 | 2 }): void;
}) {
  const { step, isHeld, change } = props;
  return (
    <button
      type="button"
      className="button ghost"
      disabled={isHeld}
      onClick={() => change({ step })}
    >
      Geri
    </button>
  );
}

/** The steps of a dialog; `current` counts from 1. */
export function Progress({ steps, current }: { steps: string[]; current: number }) {
  return (
    <ol className="steps" aria-label="Adımlar">
      {steps.map((name, index) => (
        <li
          key={name}
          className={index + 1 < current ? "done" : ""}
          aria-current={index + 1 === current ? "step" : undefined}
        >
          {name}
        </li>
      ))}
    </ol>
  );
}
