import { useState } from "react";
import { isBookingPhone } from "../../../booking/phone.ts";
import type { EraseCheck } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { fieldRefusals } from "../../../contract/refusals.ts";
import { ApiError, call } from "../../data/api.ts";
import { Field } from "../../parts/field.tsx";
import { Form } from "../../parts/form.tsx";
import { typedPhone } from "../../parts/typed-phone.ts";
import { ConfirmErasure } from "./confirm-erasure.tsx";

/** Everything that tells of one person, by phone number. */
export function Erasure() {
  const [phone, setPhone] = useState("");
  const [check, setCheck] = useState<EraseCheck>();
  return (
    <>
      <Form
        submit="Verileri sil…"
        about={{ phone_invalid: "phone" }}
        send={async () => {
          if (!isBookingPhone(phone)) {
            const message = fieldRefusals.phone_invalid;
            throw new ApiError(0, { code: "phone_invalid", message });
          }
          setCheck(await call<EraseCheck>("POST", panelPaths.eraseCheck, { phone }));
        }}
      >
        {(wrong) => (
          <Field label="Telefon" hint="05321234567 biçiminde" wrong={wrong("phone")}>
            <input
              name="phone"
              type="tel"
              inputMode="numeric"
              autoComplete="off"
              value={phone}
              onChange={(event) => setPhone(event.target.value && typedPhone(event.target.value))}
              required
            />
          </Field>
        )}
      </Form>
      {check && (
        <ConfirmErasure
          {...{ phone, check }}
          onErased={() => setPhone("")}
          onClose={() => setCheck(undefined)}
        />
      )}
    </>
  );
}
