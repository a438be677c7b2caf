import { cloneElement, type ReactElement, type ReactNode, useId } from "react";

type Control = ReactElement<{
  id?: string;
  "aria-describedby"?: string;
  "aria-invalid"?: boolean;
}>;

/** A control with its label, a hint, and what is wrong with what was typed. */
export function Field({
  label,
  hint,
  wrong,
  children,
}: {
  label: string;
  hint?: string;
  wrong?: ReactNode;
  children: Control;
}) {
  const id = useId();
  return (
    <div className="field">
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      {cloneElement(children, {
        id,
        "aria-invalid": Boolean(wrong),
        ...((hint || wrong) && { "aria-describedby": `${id}-hint` }),
      })}
      {(hint || wrong) && (
        <small id={`${id}-hint`} className={wrong ? "wrong" : ""}>
          {wrong || hint}
        </small>
      )}
    </div>
  );
}
