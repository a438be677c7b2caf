import { maskName } from "../../booking/name.ts";
import { typedPhone } from "../words/typed-phone.ts";
import { Field } from "./field.tsx";

/** Who comes, as staff type it. */
export function PersonFields({
  name,
  phone,
  wrong,
  onChange,
}: {
  name: string;
  phone: string;
  wrong(field: string): string | undefined;
  onChange(part: { name?: string; phone?: string }): void;
}) {
  return (
    <>
      <Field label="Ad" wrong={wrong("name")}>
        <input
          name="name"
          autoComplete="off"
          value={name}
          onChange={({ target }) => onChange({ name: maskName(target.value) })}
        />
      </Field>
      <Field label="Telefon" hint="Yurt dışı numarası + ile başlar." wrong={wrong("phone")}>
        <input
          name="phone"
          type="tel"
          autoComplete="off"
          value={phone}
          onChange={({ target }) => onChange({ phone: typedPhone(target.value) })}
        />
      </Field>
    </>
  );
}
