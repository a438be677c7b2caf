import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { panelPages } from "../../contract/panel/pages.ts";
import { ExportSheet } from "../components/export-sheet.tsx";
import { Page } from "../components/page.tsx";
import { PanelIcon } from "../components/panel-icon.tsx";
import { RangeForm } from "../components/range-form.tsx";
import { useMe } from "../data/session.ts";
import { AuditPage } from "./audit-page.tsx";

/** Everything that was done, newest first; the range is in the address. */
export default function Audit() {
  const [params, setParams] = useSearchParams();
  const [isExporting, setExporting] = useState(false);
  const [visits, setVisits] = useState(0);
  const mayExport = useMe().role === "owner";
  const from = params.get("baslangic") ?? "";
  const to = params.get("bitis") ?? "";
  function leaveExport() {
    setExporting(false);
    // An export is itself recorded, and shall be seen.
    setVisits(visits + 1);
  }
  return (
    <Page
      title="Kayıtlar"
      actions={
        mayExport && (
          <button type="button" className="button small ghost" onClick={() => setExporting(true)}>
            <PanelIcon name="download" /> Randevuları dışa aktar
          </button>
        )
      }
    >
      <p className="screen-lead">Kim, ne zaman, neyi değiştirdi. Bu kayıtlar silinemez.</p>
      <RangeForm
        from={from}
        to={to}
        onRange={(from, to) =>
          setParams(
            { ...(from && { baslangic: from }), ...(to && { bitis: to }) },
            { preventScrollReset: true },
          )
        }
        actions={
          (from || to) && (
            <Link className="link-button" to={panelPages.audit} preventScrollReset>
              Aralığı kaldır
            </Link>
          )
        }
      />
      <div className="audit">
        <AuditPage key={`${visits} ${from} ${to}`} range={{ baslangic: from, bitis: to }} />
      </div>
      {isExporting && <ExportSheet onLeave={leaveExport} />}
    </Page>
  );
}
