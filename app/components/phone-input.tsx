import { type ChangeEvent, type ComponentProps, useRef } from "react";
import { typedText } from "../../booking/phone.ts";

type Props = Omit<ComponentProps<"input">, "onChange" | "value"> & {
  value: string;
  /** The digits to keep of what was typed. */
  mask: (typed: string) => string;
  onNumber: (number: string) => void;
};

/** Whatever is typed, pasted or filled in becomes the number that was meant; the caret stays where it was. */
export function PhoneInput({ value, mask, onNumber, ...field }: Props) {
  const typed = useRef("");
  const keepNumber = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const caret = input.selectionEnd ?? input.value.length;
    const field = { typed: typed.current, shown: value, now: input.value, caret, mask };
    const { text, behind } = typedText(field);
    typed.current = text;
    const number = mask(text);
    const place = Math.max(0, number.length - behind);
    // Before React does: it would leave the caret at the end.
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
