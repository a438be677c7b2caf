import "./known-client.css";
import { fold } from "../../booking/fold-letters.ts";
import { dayInWords } from "../../booking/istanbul-time.ts";
import { isStaffPhone } from "../../booking/phone.ts";
import type {
  KnownPhoneAnswer,
  SuggestedClient,
  SuggestionsAnswer,
} from "../../contract/panel/clients.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { usePanelQuery } from "../data/use-panel-query.ts";
import { visitsInWords } from "../words/visit-words.ts";
import { phoneInWords } from "./person.tsx";

const fewestLetters = 2;

/** Until the number is whole: known clients with the typed name. Then whose it is, and whether it may book on the site. */
export function KnownClient({
  phone,
  name,
  onKnown,
}: {
  phone: string;
  /** The current value of the name field. */
  name: string;
  onKnown(person: { name: string; phone?: string }): void;
}) {
  const isWhole = isStaffPhone(phone);
  const { data, isStale } = usePanelQuery<KnownPhoneAnswer>(panelPaths.knownPhone, "appointments", {
    ask: { phone },
    enabled: isWhole,
    gcTime: 0,
  });
  const typed = name.trim();
  const isAsked = !isWhole && fold(typed).length >= fewestLetters;
  const suggested = usePanelQuery<SuggestionsAnswer>(panelPaths.suggestions, "appointments", {
    ask: { name: typed },
    enabled: isAsked,
    gcTime: 0,
  });
  const suggestions = isAsked && !suggested.isStale ? (suggested.data?.clients ?? []) : [];
  const known = isWhole && !isStale && data ? data.clients : [];
  const others = known.filter((client) => client.name !== typed);
  return (
    <div className="known-client" data-known={known.length > 0 || suggestions.length > 0}>
      <p role="status">
        {suggestions.length > 0 && `${suggestions.length} kayıtlı danışan:`}
        {known.map(({ id, name, counts }) => (
          <span key={id}>
            Kayıtlı danışan: <b>{name}</b>. {visitsInWords(counts)}.
          </span>
        ))}
        {known.length > 0 && data?.block && (
          <strong>
            Bu numara siteden randevu alamıyor: {data.block.reason} Elle yine de ekleyebilirsiniz.
          </strong>
        )}
      </p>
      {others.map(({ id, name }) => (
        <button key={id} type="button" className="link-button" onClick={() => onKnown({ name })}>
          Bu adı kullan{known.length > 1 && `: ${name}`}
        </button>
      ))}
      {suggestions.length > 0 && (
        <ul aria-label="Kayıtlı danışanlar">
          {suggestions.map((one) => (
            <li key={one.id}>
              <button type="button" onClick={() => onKnown({ name: one.name, phone: one.phone })}>
                <b>{one.name}</b> {phoneInWords(one.phone)} <small>{visitDays(one)}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function visitDays({ next, last }: SuggestedClient): string {
  if (next) return `Sıradaki: ${dayInWords(next)}`;
  return last ? `Son: ${dayInWords(last)}` : "";
}
