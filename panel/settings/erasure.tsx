import { useState } from "react";
import { isStaffPhone } from "../../booking/phone.ts";
import type { EraseAnswer, EraseCheck } from "../../contract/panel/calls.ts";
import { staffPhoneRule } from "../../contract/panel/clients.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { ConfirmErasure } from "../components/confirm-erasure.tsx";
import { Field } from "../components/field.tsx";
import { Form } from "../components/form.tsx";
import { ApiError, call } from "../data/api.ts";
import { typedPhone } from "../words/typed-phone.ts";

/** Erases a person's data, by phone number. */
export function Erasure() {
  const [phone, setPhone] = useState("");
  /** With its number: the field may have changed when the answer arrives. */
  const [checked, setChecked] = useState<{ phone: string; check: EraseCheck }>();
  return (
    <>
      <Form
        submit="Verileri sil…"
        submitClassName="button ghost"
        about={{ phone_invalid: "phone" }}
        send={async () => {
          if (!isStaffPhone(phone)) {
            throw new ApiError(0, { code: "phone_invalid", message: staffPhoneRule });
          }
          const check = await call<EraseCheck>("POST", panelPaths.eraseCheck, { phone });
          setChecked({ phone, check });
        }}
      >
        {(wrong) => (
          <Field label="Telefon" hint="05321234567 biçiminde" wrong={wrong("phone")}>
            <input
              name="phone"
              type="tel"
              autoComplete="off"
              value={phone}
              onChange={(event) => setPhone(event.target.value && typedPhone(event.target.value))}
              required
            />
          </Field>
        )}
      </Form>
      {checked && (
        <ConfirmErasure
          {...checked}
          send={async () => {
            const wanted = { phone: checked.phone };
            const erased = await call<EraseAnswer>("POST", panelPaths.erase, wanted);
            setPhone("");
            return erased;
          }}
          onClose={() => setChecked(undefined)}
        />
      )}
    </>
  );
}
