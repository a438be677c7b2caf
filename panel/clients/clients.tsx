import "./clients.css";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { dayInWords } from "../../booking/istanbul-time.ts";
import type { ClientsAnswer, ClientRow as Row } from "../../contract/panel/clients.ts";
import { panelPages } from "../../contract/panel/pages.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { Page } from "../components/page.tsx";
import { PhoneLink } from "../components/person.tsx";
import { SearchField } from "../components/search-field.tsx";
import { Empty, Problem, Waiting } from "../components/states.tsx";
import { usePanelQuery } from "../data/use-panel-query.ts";
import { sortClients } from "./sort-clients.ts";

/** Everyone who has booked, by name; those to get in touch with by the day. The search is kept in the history entry, not in the address. */
export default function Clients() {
  const { state, pathname, search: query } = useLocation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const followUps = params.get("liste") === "aranacak";
  const search: string = state?.search ?? "";
  const { data, isStale, problem, reload } = usePanelQuery<ClientsAnswer>(
    panelPaths.clients,
    "appointments",
    { ask: { search, ...(followUps && { followUps }) } },
  );
  return (
    <Page title="Danışanlar">
      <search className="client-search">
        <SearchField
          label="Danışan ara: ad ya da telefon"
          placeholder="Ad ya da telefon"
          asked={search}
          onSearch={(text) =>
            navigate(pathname + query, {
              replace: true,
              preventScrollReset: true,
              state: { ...state, search: text },
            })
          }
        />
      </search>
      <nav className="client-lists" aria-label="Listeler">
        <Link
          to={panelPages.clients}
          state={{ search }}
          aria-current={followUps ? undefined : "true"}
        >
          Hepsi
        </Link>
        <Link
          to={panelPages.clientsOf("aranacak")}
          state={{ search }}
          aria-current={followUps ? "true" : undefined}
        >
          Aranacaklar
        </Link>
      </nav>
      {problem && <Problem problem={problem} onRetry={reload} />}
      {!data && !problem && <Waiting />}
      <p className="visually-hidden" role="status">
        {data && !isStale && search && `${data.clients.length} danışan bulundu.`}
      </p>
      {data && (
        <ul className="client-list" aria-label="Danışanlar" aria-busy={isStale}>
          {(followUps ? data.clients : sortClients(data.clients, search)).map((client) => (
            <ClientRow key={client.id} client={client} />
          ))}
        </ul>
      )}
      {data?.clients.length === 0 && (
        <Empty>
          {search && "Buna uyan danışan yok."}
          {!search &&
            followUps &&
            "Aranacak danışan yok. Aranacak gün, danışanın sayfasında eklenir."}
          {!search &&
            !followUps &&
            "Henüz danışan yok. Randevu alan herkes burada kendiliğinden görünür."}
        </Empty>
      )}
      {data?.isCut && (
        <p className="state">Çok fazla danışan var; hepsi gösterilmiyor. Ad ya da numara arayın.</p>
      )}
    </Page>
  );
}

function ClientRow({ client }: { client: Row }) {
  const { id, name, phone, next, last, appointments, noShows, isBlocked, followUp } = client;
  return (
    <li className="client-row">
      <Link className="client-name" to={panelPages.client(id)}>
        {name}
      </Link>
      <span className="client-visits">
        {appointments} randevu{noShows > 0 && `, ${noShows} kez ulaşılamadı`}{" "}
        {isBlocked && <b className="blocked-mark">Siteden randevu alamaz</b>}
      </span>
      <span className="client-last">
        {next && `Sıradaki: ${dayInWords(next)}`}
        {!next && last && `Son: ${dayInWords(last)}`}
        {!next && !last && (appointments > 1 ? "Hepsi iptal edildi" : "İptal edildi")}
      </span>
      <PhoneLink phone={phone} />
      {followUp && (
        <span className="client-follow-up">
          Aranacak: {dayInWords(followUp.day)}
          {followUp.note && `, ${followUp.note}`}
        </span>
      )}
    </li>
  );
}
