import "./keys.css";
import { Fragment, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { panelPages } from "../../contract/panel/pages.ts";
import { isTyping } from "../components/is-typing.ts";
import { Sheet } from "../components/sheet.tsx";

/** A screen, and the letter that leads to it after a "g". */
export type KeyedScreen = { path: string; label: string; letter?: string | undefined };

const storageKey = "kisayollar";
/** After it, a letter stands for itself again. */
const longestPause = 2000;

/** The panel's keys. They can be switched off, since speech input presses single letters by accident. */
export function useKeys(screens: KeyedScreen[]) {
  const [isOn, setOn] = useState(() => localStorage.getItem(storageKey) !== "0");
  const [isShown, setShown] = useState(false);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const wentAt = useRef(Number.NEGATIVE_INFINITY);
  const isSearching = useRef(false);
  // After the new screen has taken the focus to its heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on every change of address.
  useEffect(() => {
    if (isSearching.current) searchField()?.focus();
    isSearching.current = false;
  }, [pathname]);
  useEffect(() => {
    if (!isOn) return;
    function act(key: string, isAfterG: boolean): boolean {
      const screen = isAfterG && screens.find(({ letter }) => letter === key);
      if (screen) navigate(screen.path);
      else if (key === "n") navigate(panelPages.newAppointment);
      else if (key === "?") setShown(true);
      else if (key === "/") {
        const field = searchField();
        isSearching.current = !field;
        if (field) field.focus();
        else navigate(panelPages.list);
      } else return false;
      return true;
    }
    function onKey(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector("dialog[open]")) return;
      const isAfterG = event.timeStamp - wentAt.current < longestPause;
      const key = event.key.toLowerCase();
      wentAt.current = key === "g" ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (act(key, isAfterG)) event.preventDefault();
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isOn, screens, navigate]);
  function change(wanted: boolean) {
    if (wanted) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, "0");
    setOn(wanted);
  }
  const sheet = isShown && (
    <Sheet title="Klavye kısayolları" onClose={() => setShown(false)}>
      <dl className="key-list">
        {[
          ["/", "Ara"],
          ["n", "Randevu ekle"],
          ["Ctrl Z", "Son işlemi geri al"],
          ...screens.flatMap(({ letter, label }) => (letter ? [[`g ${letter}`, label]] : [])),
          ["?", "Bu liste"],
        ].map(([keys, label]) => (
          <div key={keys}>
            <dt>
              {keys!.split(" ").map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && " "}
                  <kbd>{key}</kbd>
                </Fragment>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <label className="check">
        <input type="checkbox" checked={isOn} onChange={({ target }) => change(target.checked)} />
        Bu cihazda açık
      </label>
    </Sheet>
  );
  return { sheet, show: () => setShown(true) };
}

const searchField = () => document.querySelector<HTMLElement>('main input[type="search"]');
