import { Link } from "react-router";
import { dayInWords } from "../../booking/istanbul-time.ts";
import type { ClientRow as Row } from "../../contract/panel/clients.ts";
import { panelPages } from "../../contract/panel/pages.ts";
import { PhoneLink } from "../components/person.tsx";

export function ClientRow({ client }: { client: Row }) {
  const { id, name, phone, next, last, appointments, noShows, isBlocked } = client;
  return (
    <li className="client-row">
      <Link className="client-name" to={panelPages.client(id)}>
        {name}
      </Link>
      <span className="client-visits">
        {appointments} randevu{noShows > 0 && `, ${noShows} kez gelmedi`}{" "}
        {isBlocked && <b className="blocked-mark">Siteye kapalı</b>}
      </span>
      <span className="client-last">
        {next && `Sıradaki: ${dayInWords(next)}`}
        {!next && last && `Son: ${dayInWords(last)}`}
        {!next && !last && (appointments > 1 ? "Hepsi iptal edildi" : "İptal edildi")}
      </span>
      <PhoneLink phone={phone} />
    </li>
  );
}
