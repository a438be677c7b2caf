import type { MessagesAnswer } from "../../contract/panel/calls.ts";
import { messageFields } from "../../contract/panel/message-fields.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { Page } from "../components/page.tsx";
import { Problem, Waiting } from "../components/states.tsx";
import { usePanelQuery } from "../data/use-panel-query.ts";
import { MessagesForm } from "./messages-form.tsx";

/** What visitors are told, and why appointments are cancelled, in the academy's own words. */
export default function Messages() {
  const { data, problem, reload } = usePanelQuery<MessagesAnswer>(panelPaths.messages, "settings");
  return (
    <Page title="Mesajlar">
      <p className="screen-lead">
        Randevu kartındaki hazır mesajlar bu metinlerden oluşur. Süslü ayraç içindeki alanların
        yerine her randevunun kendi bilgileri yazılır:
      </p>
      <dl className="message-fields">
        {Object.entries(messageFields).map(([field, meaning]) => (
          <div key={field}>
            <dt>{`{${field}}`}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      {data && <MessagesForm saved={data} />}
      {!data && (problem ? <Problem problem={problem} onRetry={reload} /> : <Waiting />)}
    </Page>
  );
}
