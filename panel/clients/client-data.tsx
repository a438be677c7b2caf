import { useState } from "react";
import type { EraseAnswer, EraseCheck } from "../../contract/panel/calls.ts";
import type { ClientAnswer, ClientExport } from "../../contract/panel/clients.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { ConfirmErasure } from "../components/confirm-erasure.tsx";
import { useConfirmed } from "../components/confirmation.tsx";
import { PanelIcon } from "../components/panel-icon.tsx";
import { call } from "../data/api.ts";
import { currentTime } from "../data/clock.tsx";
import { useConsultationTitle, useSettings } from "../data/settings.ts";
import { useChange } from "../data/use-change.ts";
import { clientFile, clientFileName } from "./client-file.ts";

/** What a client may ask of the academy by law: a copy of their data, or the end of them. */
export function ClientData({ client: { id } }: { client: ClientAnswer }) {
  const { academy } = useSettings();
  const titleOf = useConsultationTitle();
  const confirmed = useConfirmed();
  const [check, setCheck] = useState<EraseCheck>();
  const download = useChange(
    async () => {
      const held = await confirmed(() =>
        call<ClientExport>("POST", panelPaths.clientExport(id), {}),
      );
      const now = currentTime();
      save(clientFileName(now), clientFile(held, { academy, titleOf, now }));
      return { text: "Danışanın verileri indirildi." };
    },
    { changes: "appointments" },
  );
  const erasure = useChange(async () =>
    setCheck(await call<EraseCheck>("POST", panelPaths.checkErasure(id))),
  );
  return (
    <section className="block client-data">
      <h2>Kişisel veriler</h2>
      <p>
        Danışan isterse (KVKK md. 11) hakkında tutulan her şeyi indirip okuduktan sonra verin ya da
        silin. İkisi de kayda geçer.
      </p>
      <div className="actions">
        <button type="button" className="button small ghost" onClick={() => download.start()}>
          <PanelIcon name="download" /> Verilerini indir
        </button>
        <button
          type="button"
          className="button small ghost"
          aria-haspopup="dialog"
          onClick={() => erasure.start()}
        >
          <PanelIcon name="trash" /> Verilerini sil…
        </button>
      </div>
      {check && (
        <ConfirmErasure
          check={check}
          send={() => call<EraseAnswer>("POST", panelPaths.eraseClient(id))}
          onClose={() => setCheck(undefined)}
        />
      )}
    </section>
  );
}

function save(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(
    new Blob([`\uFEFF${text}`], { type: "text/plain;charset=utf-8" }),
  );
  link.download = name;
  link.click();
  // The browser reads it after this.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
