import { Suspense, useRef } from "react";
import { NavLink, Outlet } from "react-router";
import { panelPages } from "../../contract/panel/pages.ts";
import { useLiveEvents } from "../data/live-events.tsx";
import { useMe, useSignOut } from "../data/session.tsx";
import { PanelIcon, type PanelIconName } from "../parts/panel-icon.tsx";
import { Waiting } from "../parts/states.tsx";
import { Alarms } from "./alarms.tsx";
import { SecurityNotice } from "./security-notice.tsx";
import { useFocusRecovery } from "./use-focus-recovery.ts";

const screens: [path: string, label: string, icon: PanelIconName][] = [
  [panelPages.list, "Randevular", "list"],
  [panelPages.week, "Hafta", "week"],
  [panelPages.newAppointment, "Ekle", "plus"],
  [panelPages.closedHours, "Kapalı", "closed"],
  [panelPages.more, "Diğer", "more"],
];

/** On a phone these stand behind "Diğer"; a wide screen has room for them. */
const furtherScreens: typeof screens = [
  [panelPages.audit, "Kayıtlar", "history"],
  [panelPages.numbers, "Sayılar", "chart"],
  [panelPages.services, "Hizmetler", "star"],
  [panelPages.messages, "Mesajlar", "message"],
  [panelPages.settings, "Ayarlar", "gear"],
];

export function Shell() {
  const { pending, isConnected } = useLiveEvents();
  const main = useRef<HTMLElement>(null);
  useFocusRecovery(main);
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
            end={path === panelPages.list}
            className={isFurther(path) ? "further" : path === panelPages.more ? "phone-only" : ""}
          >
            <PanelIcon name={icon} />
            <span>{label}</span>
            {path === panelPages.list && pending > 0 && (
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
        <Alarms />
        <SecurityNotice />
        <Suspense fallback={<Waiting />}>
          <Outlet />
        </Suspense>
      </main>
    </div>
  );
}

/** The phone's way to the screens that have no tab. */
export function FurtherScreens() {
  const me = useMe();
  const signOut = useSignOut();
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
