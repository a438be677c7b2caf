import "./settings.css";
import { Link } from "react-router";
import { panelPages } from "../../contract/panel/pages.ts";
import { Page } from "../components/page.tsx";
import { PanelIcon } from "../components/panel-icon.tsx";
import { Setting } from "../components/setting.tsx";
import { useMe } from "../data/session.ts";
import { type SettingsEntry, settingsList } from "./settings-list.ts";

/** Every page of the settings, the academy's first. */
export default function Settings() {
  const { role } = useMe();
  const mine = settingsList.filter(({ isForOwners }) => !isForOwners || role === "owner");
  return (
    <Page title="Ayarlar">
      <Setting title="Akademi" about="Değişiklikler herkes için geçerlidir.">
        <Entries entries={mine.filter(({ isOwn }) => !isOwn)} />
      </Setting>
      <Setting title="Hesabınız" about="Yalnızca sizin için geçerlidir.">
        <Entries entries={mine.filter(({ isOwn }) => isOwn)} />
      </Setting>
    </Page>
  );
}

function Entries({ entries }: { entries: SettingsEntry[] }) {
  return (
    <ul className="further-list">
      {entries.map(({ page, path = panelPages.settingsOf(page!), label, about }) => (
        <li key={label}>
          <Link to={path}>
            <span>
              {label} <small>{about}</small>
            </span>
            <PanelIcon name="next" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
