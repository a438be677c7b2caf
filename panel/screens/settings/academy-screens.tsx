import { Link } from "react-router";
import { panelPages } from "../../../contract/panel/pages.ts";
import type { Role } from "../../../contract/panel/roles.ts";
import { useMe } from "../../data/session.ts";
import { PanelIcon } from "../../parts/panel-icon.tsx";
import { Setting } from "../../parts/setting.tsx";

type Screen = { path: string; label: string; about: string; role?: Role };

/**
 * What the academy sets up on a screen of its own, one line each, in this order: working hours, services,
 * messages, accounts, clients. With a role it is for those alone.
 */
const screens: Screen[] = [
  {
    path: panelPages.hours,
    label: "Çalışma saatleri",
    about: "Sitede hangi gün ve saatlerde randevu verildiği",
    role: "owner",
  },
  {
    path: panelPages.services,
    label: "Hizmetler",
    about: "Hangileri siteden alınır, ne kadar sürer",
    role: "owner",
  },
  {
    path: panelPages.messages,
    label: "Mesajlar",
    about: "Danışanlara gönderilen metinler ve iptal nedenleri",
    role: "owner",
  },
  {
    path: panelPages.accounts,
    label: "Hesaplar",
    about: "Panele kim girer, kim ne yapabilir",
    role: "owner",
  },
];

export function AcademyScreens() {
  const me = useMe();
  const shown = screens.filter(({ role = me.role }) => role === me.role);
  if (shown.length === 0) return null;
  return (
    <Setting
      title="Akademi"
      about="Akademinin çalışma düzeni. Değişiklikler herkes için geçerlidir."
    >
      <ul className="further-list">
        {shown.map(({ path, label, about }) => (
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
