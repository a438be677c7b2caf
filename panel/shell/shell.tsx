import { Suspense, useRef } from "react";
import { NavLink, Outlet, useLocation } from "react-router";
import { useLive } from "../data/live.tsx";
import { useSession } from "../data/session.tsx";
import { PanelIcon, type PanelIconName } from "../parts/panel-icon.tsx";
import { Waiting } from "../parts/states.tsx";
import { Boundary } from "./boundary.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";

const screens: [path: string, label: string, icon: PanelIconName][] = [
  ["/", "Randevular", "list"],
  ["/hafta", "Hafta", "week"],
  ["/yeni", "Ekle", "plus"],
  ["/kapali", "Kapalı", "closed"],
  ["/diger", "Diğer", "more"],
];

/** On a phone these stand behind "Diğer"; a wide screen has room for them. */
const furtherScreens: typeof screens = [
  ["/kayitlar", "Kayıtlar", "history"],
  ["/sayilar", "Sayılar", "chart"],
  ["/ayarlar", "Ayarlar", "gear"],
];

export function Shell() {
  const { pending, isConnected } = useLive();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  return (
    <div className="shell">
      <a className="skip-link" href="#icerik">
        İçeriğe geç
      </a>
      <nav className="rail" aria-label="Yönetim">
        <p className="rail-title">Yönetim</p>
        {[...screens, ...furtherScreens].map(([path, label, icon]) => (
          <NavLink
            key={path}
            to={path}
            end={path === "/"}
            className={isFurther(path) ? "further" : path === "/diger" ? "phone-only" : ""}
          >
            <PanelIcon name={icon} />
            <span>{label}</span>
            {path === "/" && pending > 0 && (
              <b className="badge">
                {pending}
                <span className="visually-hidden"> talep yanıt bekliyor</span>
              </b>
            )}
          </NavLink>
        ))}
      </nav>
      <main ref={main} id="icerik" tabIndex={-1}>
        <p className="connection" role="status">
          {!isConnected && "Bağlantı koptu. Yeniden bağlanılıyor; gördükleriniz eski olabilir."}
        </p>
        <Suspense fallback={<Waiting />}>
          <Boundary key={pathname}>
            <Outlet />
          </Boundary>
        </Suspense>
      </main>
    </div>
  );
}

/** The phone's way to the screens that have no tab. */
export function FurtherScreens() {
  const { me, signOut } = useSession();
  return (
    <ul className="further-list">
      {furtherScreens.map(([path, label, icon]) => (
        <li key={path}>
          <NavLink to={path}>
            <PanelIcon name={icon} /> {label} <PanelIcon name="next" />
          </NavLink>
        </li>
      ))}
      <li>
        <button type="button" onClick={signOut}>
          <PanelIcon name="exit" /> Çıkış yap <small>{me.email}</small>
        </button>
      </li>
    </ul>
  );
}

const isFurther = (path: string) => furtherScreens.some(([further]) => further === path);
