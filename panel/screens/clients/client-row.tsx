import { Link } from "react-router";
import { dayInWords } from "../../../booking/istanbul-time.ts";
import type { ClientRow as Row } from "../../../contract/panel/clients.ts";
import { panelPages } from "../../../contract/panel/pages.ts";
import { useNow } from "../../data/clock.tsx";
import { todayInIstanbul } from "../../parts/day-words.ts";
import { PhoneLink } from "../../parts/person.tsx";

export function ClientRow({ client }: { client: Row }) {
  const today = todayInIstanbul(useNow());
  const { id, name, phone, day, appointments, noShows, isBlocked } = client;
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
        {day < today ? "Son:" : "Sıradaki:"} {dayInWords(day)}
      </span>
      <PhoneLink phone={phone} />
    </li>
  );
}
