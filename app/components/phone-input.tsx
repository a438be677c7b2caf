import { type ChangeEvent, type ComponentProps, useRef } from "react";
import { typedText } from "../../booking/phone.ts";

type Props = Omit<ComponentProps<"input">, "onChange" | "value"> & {
  value: string;
  /** Returns the digits of what was typed that the number keeps. */
  mask: (typed: string) => string;
  onNumber: (number: string) => void;
};

/** Turns typed, pasted or autofilled text into the intended number, and keeps the caret in place. */
export function PhoneInput({ value, mask, onNumber, ...field }: Props) {
  const typed = useRef("");
  const keepNumber = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const caret = input.selectionEnd ?? input.value.length;
    const field = { typed: typed.current, shown: value, now: input.value, caret, mask };
    const { text, behind } = typedText(field);
    typed.current = text;
    const number = mask(text);
    const place = Math.max(0, number.length - behind);
    // Before React sets the value, which would move the caret to the end.
    input.value = number;
    input.setSelectionRange(place, place);
    onNumber(number);
  };
  return (
    <input
      {...field}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      value={value}
      onChange={keepNumber}
      onBlur={() => {
        typed.current = "";
      }}
    />
  );
}
