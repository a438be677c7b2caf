import { pageAddresses } from "../../content/addresses.ts";
import sheet from "../../offline/offline-note.css?url";
import { storedPagesId } from "../../offline/stored-copy.ts";
import { unlistedHead } from "../../page-head.ts";

/** The service worker shows it offline for pages that are not stored. */
export function loader() {
  return { head: unlistedHead("Bağlantı yok") };
}

export const links = () => [{ rel: "stylesheet", href: sheet }];

export { meta } from "../../page-meta.ts";

export default function Offline() {
  return (
    <section className="sky message">
      <div>
        <h1 className="title-xl">Bağlantı yok</h1>
        <p>
          Bu sayfayı daha önce açmadığınız için kayıtlı bir kopyası yok. İnternet bağlantınız geri
          gelince yeniden deneyin.
        </p>
        {/* biome-ignore lint/a11y/useValidAnchor: it reloads the address of the page */}
        <a className="button" href="">
          Yeniden dene
        </a>
        <h2>Şimdi okuyabileceğiniz sayfalar</h2>
        <ul id={storedPagesId}>
          <li>
            <a href={pageAddresses.home}>Anasayfa</a>
          </li>
        </ul>
      </div>
    </section>
  );
}
