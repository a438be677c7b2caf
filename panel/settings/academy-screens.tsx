import { Link } from "react-router";
import { panelPages } from "../../contract/panel/pages.ts";
import { PanelIcon } from "../components/panel-icon.tsx";
import { Setting } from "../components/setting.tsx";

/** What owners set up for the academy, each on a screen of its own. */
const screens = [
  {
    path: panelPages.hours,
    label: "Çalışma saatleri",
    about: "Sitede hangi gün ve saatlerde randevu verildiği",
  },
  {
    path: panelPages.services,
    label: "Hizmetler",
    about: "Hangileri siteden alınır, ne kadar sürer",
  },
  {
    path: panelPages.messages,
    label: "Mesajlar",
    about: "Danışanlara gönderilen metinler ve iptal nedenleri",
  },
  {
    path: panelPages.accounts,
    label: "Hesaplar",
    about: "Panele kim girer, kim ne yapabilir",
  },
];

export function AcademyScreens() {
  return (
    <Setting
      title="Akademi"
      about="Akademinin çalışma düzeni. Değişiklikler herkes için geçerlidir."
    >
      <ul className="further-list">
        {screens.map(({ path, label, about }) => (
          <li key={path}>
            <Link to={path}>
              <span>
                {label} <small>{about}</small>
              </span>
              <PanelIcon name="next" />
            </Link>
          </li>
        ))}
      </ul>
    </Setting>
  );
}
