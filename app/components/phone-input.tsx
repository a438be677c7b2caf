import type { ChangeEvent, ComponentProps } from "react";

type Props = Omit<ComponentProps<"input">, "onChange" | "value"> & {
  value: string;
  /** The digits to keep of what was typed. */
  mask: (typed: string) => string;
  onNumber: (number: string) => void;
};

/** Whatever is typed, pasted or filled in becomes the number that was meant; the caret stays where it was. */
export function PhoneInput({ value, mask, onNumber, ...field }: Props) {
  const keepNumber = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const caret = input.selectionEnd ?? input.value.length;
    const behind = digitsOf(input.value.slice(caret));
    // The 0 that stood in the field from the start, with the number typed before it.
    const isPreset = value === "0" && behind === "0";
    const number = mask(isPreset ? input.value.slice(0, caret) : input.value);
    const place = Math.max(0, number.length - (isPreset ? 0 : behind.length));
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
    />
  );
}

const digitsOf = (text: string) => text.replace(/[^0-9]/g, "");
