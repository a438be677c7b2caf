import type { MailState } from "../../contract/panel/calls.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { panelRefusals } from "../../contract/panel/refusals.ts";
import { Form } from "../components/form.tsx";
import { Problem, Waiting } from "../components/states.tsx";
import { call } from "../data/api.ts";
import { usePanelQuery } from "../data/use-panel-query.ts";

/** Whether the academy would hear of a new request by mail. */
export function TestMail() {
  const { data, problem, reload } = usePanelQuery<MailState>(panelPaths.testMail, "account");
  if (problem) return <Problem problem={problem} onRetry={reload} />;
  if (!data) return <Waiting />;
  if (data.to === null) return <p>{panelRefusals.mail_not_set_up}</p>;
  return (
    <>
      <p>
        Bildirimler <b>{data.to}</b> adresine gider.
      </p>
      <Form
        submit="Deneme e-postası gönder"
        submitClassName="button small ghost"
        send={async () => {
          await call("POST", panelPaths.testMail, {});
          return { text: `Deneme e-postası gönderildi: ${data.to}` };
        }}
      />
    </>
  );
}
