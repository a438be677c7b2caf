import "./first-steps.css";
import { useState } from "react";
import { Link } from "react-router";
import type { BackupState } from "../../../contract/panel/calls.ts";
import { panelPages } from "../../../contract/panel/pages.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import type { PushState } from "../../../contract/panel/push.ts";
import { PanelIcon } from "../../components/panel-icon.tsx";
import { pushSupport } from "../../data/push.ts";
import { useMe } from "../../data/session.ts";
import { useSettings } from "../../data/settings.ts";
import { usePanelQuery } from "../../data/use-panel-query.ts";

const storageKey = "ilk-adimlar";
const hours = "saatler";
const hidden = "gizli";

/** What an owner sets up before the first request comes: on this device, until all of it is done or it is put away. */
export function FirstSteps() {
  const me = useMe();
  const { placeholders } = useSettings();
  const [kept, setKept] = useState<string[]>(() =>
    JSON.parse(localStorage.getItem(storageKey) ?? "[]"),
  );
  const { data: backup } = usePanelQuery<BackupState>(panelPaths.backup, "account");
  const { data: push } = usePanelQuery<PushState>(panelPaths.push, "account");
  if (!backup || !push || kept.includes(hidden)) return null;
  function keep(word: string) {
    const all = [...kept, word];
    localStorage.setItem(storageKey, JSON.stringify(all));
    setKept(all);
  }
  const steps = [
    { words: "Adınızı yazın", to: panelPages.accounts, isDone: me.name !== "" },
    {
      words: "Akademinin telefonunu denetleyin",
      to: panelPages.settingsOf("bilgiler"),
      isDone: !placeholders.includes("phone"),
    },
    {
      words: "Çalışma saatlerini gözden geçirin",
      to: panelPages.hours,
      isDone: kept.includes(hours),
      onOpen: () => keep(hours),
    },
    {
      words: "İkinci adımı açın ya da bir geçiş anahtarı ekleyin",
      to: panelPages.settingsOf("giris"),
      isDone: me.secondFactor || me.hasPasskey,
    },
    {
      words: "Yedeklemenin kurulu olduğuna bakın",
      to: panelPages.settingsOf("yedekler"),
      isDone: backup.isOn,
    },
    {
      words: "Bu cihazda bildirimleri açın",
      to: panelPages.settingsOf("bildirimler"),
      isDone: push.choice !== null || pushSupport() === "none",
    },
  ];
  if (steps.every(({ isDone }) => isDone)) return null;
  return (
    <section className="block first-steps" aria-labelledby="ilk-adimlar">
      <h2 id="ilk-adimlar">İlk adımlar</h2>
      <ul className="further-list">
        {steps.map(({ words, to, isDone, onOpen }) => (
          <li key={words} data-done={isDone}>
            <Link to={to} onClick={onOpen}>
              {words} {isDone && <span className="visually-hidden">Tamam</span>}
              <PanelIcon name={isDone ? "check" : "next"} />
            </Link>
          </li>
        ))}
      </ul>
      <button type="button" className="link-button" onClick={() => keep(hidden)}>
        Bu listeyi kaldır
      </button>
    </section>
  );
}
