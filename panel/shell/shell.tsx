import "./shell.css";
import { type RefObject, Suspense, useEffect, useRef } from "react";
import { Link, NavLink, Outlet, useLocation } from "react-router";
import { ThemeSwitch } from "../../app/components/theme-switch.tsx";
import { panelPages } from "../../contract/panel/pages.ts";
import { roleWords } from "../../contract/panel/roles.ts";
import { PanelIcon, type PanelIconName } from "../components/panel-icon.tsx";
import { Waiting } from "../components/states.tsx";
import { useLiveEvents, useNewsCount } from "../data/live-events.tsx";
import { useMe, useSignOut } from "../data/session.ts";
import { Alarms } from "./alarms.tsx";
import { useAnnouncements } from "./announcements.ts";
import { useKeys } from "./keys.tsx";
import { usePush } from "./push.ts";
import { SecurityNotice } from "./security-notice.tsx";

/** With the letter that leads there by keyboard (keys.tsx). */
const screens: [path: string, label: string, icon: PanelIconName, letter?: string][] = [
  [panelPages.list, "Randevular", "list", "r"],
  [panelPages.week, "Hafta", "week", "h"],
  [panelPages.newAppointment, "Ekle", "plus"],
  [panelPages.clients, "Danışanlar", "person", "d"],
  [panelPages.more, "Diğer", "more"],
];

/** On a phone these are behind "Diğer". */
const furtherScreens: typeof screens = [
  [panelPages.closedHours, "Kapalı", "closed", "k"],
  [panelPages.audit, "Kayıtlar", "history", "y"],
  [panelPages.numbers, "Sayılar", "chart", "s"],
  [panelPages.settings, "Ayarlar", "gear", "a"],
];

const keyedScreens = [...screens, ...furtherScreens].map(([path, label, , letter]) => ({
  path,
  label,
  letter,
}));

/** Subscreens and the menu item that they belong to, by the first part of their address. */
const sections = new Map(
  [
    [panelPages.appointment(""), panelPages.list],
    [panelPages.client(""), panelPages.clients],
    [panelPages.daySheet, panelPages.week],
    [panelPages.settingsOf(":page"), panelPages.settings],
    [panelPages.hours, panelPages.settings],
    [panelPages.services, panelPages.settings],
    [panelPages.messages, panelPages.settings],
    [panelPages.accounts, panelPages.settings],
  ].map(([path, section]) => [firstPart(path!), section!]),
);

function firstPart(path: string): string {
  return path.split("/")[1]!;
}

export function Shell() {
  const { pathname } = useLocation();
  const section = sections.get(firstPart(pathname));
  const isCurrent = (path: string) => {
    if (pathname === path) return "page";
    const isWithin =
      path === section || (path === panelPages.more && isFurther(section ?? pathname));
    return isWithin ? "true" : undefined;
  };
  const { pending, cancellations, isConnected } = useLiveEvents();
  const news = useNewsCount();
  const main = useRef<HTMLElement>(null);
  useFocusRecovery(main);
  useAppBadge(news);
  useAnnouncements();
  usePush();
  const keys = useKeys(keyedScreens);
  return (
    <div className="shell">
      <a className="skip-link" href="#icerik">
        İçeriğe geç
      </a>
      <nav className="rail" aria-label="Yönetim">
        <p className="rail-title">Yönetim</p>
        {[...screens, ...furtherScreens].map(([path, label, icon]) => (
          <Link
            key={path}
            to={path}
            aria-current={isCurrent(path)}
            className={isFurther(path) ? "further" : path === panelPages.more ? "phone-only" : ""}
          >
            <PanelIcon name={icon} />
            <span>{label}</span>
            {/* The list itself has counters. */}
            {path === panelPages.list && pathname !== path && news > 0 && (
              <b className="badge">
                <span aria-hidden="true">{news}</span>
                <span className="visually-hidden">
                  {[
                    pending > 0 && `${pending} talep cevap bekliyor`,
                    cancellations > 0 && `${cancellations} iptal görülmedi`,
                  ]
                    .filter(Boolean)
                    .join(", ")}
                </span>
              </b>
            )}
          </Link>
        ))}
        <RailAccount onKeys={keys.show} />
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
        {keys.sheet}
      </main>
    </div>
  );
}

/** Theme and keys, who is signed in, and the way out: at the foot of the rail. */
function RailAccount({ onKeys }: { onKeys(): void }) {
  const { name, email, role } = useMe();
  const signOut = useSignOut();
  return (
    <div className="rail-account">
      <Theme />
      <p>
        <b>{name || email}</b>
        <small>{roleWords[role]}</small>
      </p>
      <div className="rail-buttons">
        <button type="button" onClick={signOut}>
          <PanelIcon name="exit" /> Çıkış yap
        </button>
        <button
          type="button"
          aria-label="Klavye kısayolları"
          aria-haspopup="dialog"
          onClick={onKeys}
        >
          <kbd>?</kbd>
        </button>
      </div>
    </div>
  );
}

/** A form, since radio buttons of one name are a group of their own only within one. */
function Theme() {
  return (
    <form>
      <ThemeSwitch chosen={document.documentElement.style.colorScheme} />
    </form>
  );
}

/** The phone's menu: screens without a tab, signing out, and the theme. */
export function FurtherScreens() {
  const { name, email, role } = useMe();
  const signOut = useSignOut();
  return (
    <>
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
            <PanelIcon name="exit" /> Çıkış yap
            <small>
              {name || email}, {roleWords[role].toLocaleLowerCase("tr")}
            </small>
          </button>
        </li>
      </ul>
      <Theme />
    </>
  );
}

const isFurther = (path: string) => furtherScreens.some(([further]) => further === path);

/** Shows the number of news on the installed app's icon, until sign-out. */
function useAppBadge(count: number): void {
  useEffect(() => {
    // Only browsers that install apps have one, and only installed apps show it.
    navigator.setAppBadge?.(count).catch(() => {});
  }, [count]);
  useEffect(() => () => void navigator.clearAppBadge?.().catch(() => {}), []);
}

/** Gives the next element time to take the focus itself. */
const focusDelay = 100;

/** If the focused control disappears, the focus goes to the heading of the open sheet or else of the screen. */
function useFocusRecovery(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = place.current!;
    let held: Element | undefined;
    let timer: ReturnType<typeof setTimeout>;
    const hold = ({ target }: FocusEvent) => {
      held = target as Element;
    };
    const observer = new MutationObserver(() => {
      if (!held || held.isConnected) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (document.activeElement !== document.body) return;
        const heading =
          main.querySelector<HTMLElement>("dialog[open] h2") ?? main.querySelector("h1");
        heading?.focus({ preventScroll: true });
      }, focusDelay);
    });
    main.addEventListener("focusin", hold);
    observer.observe(main, { childList: true, subtree: true });
    return () => {
      clearTimeout(timer);
      main.removeEventListener("focusin", hold);
      observer.disconnect();
    };
  }, [place]);
}
