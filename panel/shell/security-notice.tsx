import "./security-notice.css";
import { Link } from "react-router";
import type { Change } from "../../contract/panel/calls.ts";
import { panelPages } from "../../contract/panel/pages.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { roleWords } from "../../contract/panel/roles.ts";
import { actions } from "../../contract/panel/words.ts";
import { call } from "../data/api.ts";
import { useMe } from "../data/session.ts";
import { useChange } from "../data/use-change.ts";
import { useWho } from "../data/use-who.ts";
import { instantInWords } from "../words/day-words.ts";

/** Security events of the account, on every screen until they are read. */
export function SecurityNotice() {
  const { failures, newDevices, acts, until } = useMe().news;
  const seeing = useChange(
    async () => {
      await call("POST", panelPaths.security, until);
    },
    { changes: "account" },
  );
  if (failures === 0 && newDevices.length === 0 && acts.length === 0) return null;
  return (
    <aside className="security-notice" aria-label="Hesap güvenliği">
      <div>
        {failures > 0 && (
          <p>
            Son girişinizden bu yana <b>{failures} başarısız deneme</b> oldu.
          </p>
        )}
        {newDevices.map(({ at, device }) => (
          <p key={at}>
            Yeni bir cihazdan giriş yapıldı: <b>{device}</b>, {instantInWords(at)}.
          </p>
        ))}
        {acts.map((act) => (
          <ActOfOther key={act.id} act={act} />
        ))}
        {(failures > 0 || newDevices.length > 0) && (
          <p>
            Siz değilseniz <Link to={panelPages.settingsOf("hesap")}>parolanızı değiştirin</Link>.
          </p>
        )}
      </div>
      <button type="button" className="button small ghost" onClick={() => seeing.start()}>
        Gördüm
      </button>
    </aside>
  );
}

function ActOfOther({ act: { action, after, who, at } }: { act: Change }) {
  const nameOf = useWho();
  return (
    <p>
      {actions[action]}
      {after?.role && <b>: {roleWords[after.role]}</b>}. {nameOf(who)}, {instantInWords(at)}.
    </p>
  );
}
