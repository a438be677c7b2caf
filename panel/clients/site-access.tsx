import { useEffect, useRef, useState } from "react";
import type { ClientAnswer } from "../../contract/panel/clients.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { PanelIcon } from "../components/panel-icon.tsx";
import { call } from "../data/api.ts";
import { useChange } from "../data/use-change.ts";
import { instantInWords } from "../words/day-words.ts";
import { BlockSheet } from "./block-sheet.tsx";

/** Whether the number can book on the site. */
export function SiteAccess({ client }: { client: ClientAnswer }) {
  const { id, version, block } = client;
  /** The version that was seen when the sheet was opened: what changes behind it is not decided on. */
  const [seen, setSeen] = useState<number>();
  const button = useRef<HTMLButtonElement>(null);
  const wasBlocked = useRef(block !== null);
  const isBlocked = block !== null;
  // The button that was pressed is gone: the one in its place takes the focus.
  useEffect(() => {
    if (wasBlocked.current !== isBlocked) button.current?.focus();
    wasBlocked.current = isBlocked;
  }, [isBlocked]);
  const opening = useChange(
    async () => {
      await call("POST", panelPaths.unblock(id), { version });
      return { text: "Numara siteden yeniden randevu alabilir." };
    },
    { changes: "appointments" },
  );
  return (
    <>
      {block ? (
        <div className="client-blocked">
          <p>
            <b>Sitedeki randevuya kapalı</b>, {instantInWords(block.at)}
          </p>
          <p>{block.reason}</p>
          <button
            ref={button}
            type="button"
            className="button small ghost"
            onClick={() => opening.start()}
          >
            Siteye yeniden aç
          </button>
        </div>
      ) : (
        <button ref={button} type="button" className="link-button" onClick={() => setSeen(version)}>
          <PanelIcon name="closed" /> Sitedeki randevuya kapat…
        </button>
      )}
      {seen !== undefined && (
        <BlockSheet id={id} version={seen} onClose={() => setSeen(undefined)} />
      )}
    </>
  );
}
