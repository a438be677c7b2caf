import { Icon } from "./icon.tsx";

/** Two ways for a calendar of the site into one's own. */
export function CalendarSubscription({ origin, path }: { origin: string; path: string }) {
  return (
    <div className="calendar-subscription">
      <p className="actions">
        <a className="button small" href={(origin + path).replace(/^https?/, "webcal")}>
          <Icon name="calendar" /> Takvime abone ol
        </a>
        <a className="button small ghost" href={path} download>
          Takvim dosyasını indir
        </a>
      </p>
      <p>
        Abone olduğunuzda takvim uygulamanız tarihleri kendisi yeniler; indirilen dosya bir kez
        eklenir. Google Takvim’e “URL ile” eklenecek adres: {origin + path}
      </p>
    </div>
  );
}
