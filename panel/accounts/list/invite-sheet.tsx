import type { LinkMade } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { useConfirmed } from "../../components/confirmation.tsx";
import { Field } from "../../components/field.tsx";
import { Form } from "../../components/form.tsx";
import { Sheet } from "../../components/sheet.tsx";
import { call } from "../../data/api.ts";
import type { NewLink } from "./new-link-notice.tsx";
import { RoleChoice } from "./role-choice.tsx";

export function InviteSheet({ onLink, onClose }: { onLink(link: NewLink): void; onClose(): void }) {
  const confirmed = useConfirmed();
  return (
    <Sheet title="Hesap ekle" onClose={onClose}>
      <Form
        submit="Bağlantıyı oluştur"
        takesFocus
        hasServiceNames
        about={{ email_invalid: "email", email_known: "email" }}
        changes="account"
        send={async (values) => {
          const made = await confirmed(() => call<LinkMade>("POST", panelPaths.accounts, values));
          onClose();
          onLink({ ...made, called: values.name ?? "" });
        }}
      >
        {(wrong) => (
          <>
            <Field label="Ad" wrong={wrong("name")}>
              <input name="name" autoComplete="off" required />
            </Field>
            <Field label="E-posta" hint="Girişte kullanır." wrong={wrong("email")}>
              <input name="email" type="email" autoComplete="off" required />
            </Field>
            <RoleChoice chosen="assistant" />
          </>
        )}
      </Form>
    </Sheet>
  );
}
