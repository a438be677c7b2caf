import "./known-client.css";
import { isStaffPhone } from "../../booking/phone.ts";
import type { KnownPhoneAnswer } from "../../contract/panel/clients.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { usePanelQuery } from "../data/use-panel-query.ts";
import { visitsInWords } from "../words/visit-words.ts";

/** Whose a number is, as soon as it is whole, and whether it may book on the site. */
export function KnownClient({
  phone,
  name,
  onName,
}: {
  phone: string;
  /** The current value of the name field. */
  name: string;
  onName(name: string): void;
}) {
  const isWhole = isStaffPhone(phone);
  const { data, isStale } = usePanelQuery<KnownPhoneAnswer>(panelPaths.knownPhone, "appointments", {
    ask: { phone },
    enabled: isWhole,
    gcTime: 0,
  });
  const client = isWhole && !isStale ? data?.client : undefined;
  return (
    <div className="known-client" data-known={Boolean(client)}>
      <p role="status">
        {client && (
          <>
            Kayıtlı danışan: <b>{client.name}</b>. {visitsInWords(client.counts)}.
            {client.block && (
              <strong>
                {" "}
                Bu numara sitedeki randevuya kapalı: {client.block.reason} Elle yine de
                ekleyebilirsiniz.
              </strong>
            )}
          </>
        )}
      </p>
      {client && client.name !== name.trim() && (
        <button type="button" className="link-button" onClick={() => onName(client.name)}>
          Bu adı kullan
        </button>
      )}
    </div>
  );
}
