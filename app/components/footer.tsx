import { Link } from "react-router";
import type { Academy } from "../root.tsx";
import { Icon } from "./icon.tsx";
import { Logo } from "./logo.tsx";
import { pages } from "./pages.ts";

export function Footer({ academy: { name, tagline, phone, email, social } }: { academy: Academy }) {
  return (
    <footer className="sky site-footer">
      <div className="wrap site-footer-columns">
        <div>
          <Link to="/" className="site-footer-logo">
            <Logo name={name} />
          </Link>
          <p className="tagline">{tagline}</p>
        </div>
        <nav aria-label="Hızlı bağlantılar">
          <h2>Hızlı Bağlantılar</h2>
          <ul className="site-footer-pages">
            {pages.map(([path, label]) => (
              <li key={path}>
                <Link to={path}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2>İletişim</h2>
          <ul>
            <li>
              <a href={`tel:${phone.replaceAll(" ", "")}`}>
                <Icon name="phone" /> {phone}
              </a>
            </li>
            <li>
              <a href={`mailto:${email}`}>
                <Icon name="mail" /> {email}
              </a>
            </li>
            <li>
              <a href={social.url} target="_blank" rel="noreferrer">
                <Icon name="instagram" /> {social.label}
              </a>
            </li>
          </ul>
        </div>
      </div>
      <div className="wrap">
        <p className="site-footer-end">
          <span>{name}</span>
          <Link to="/ara">
            <Icon name="search" /> Ara
          </Link>
          <Link to="/kvkk">KVKK Aydınlatma Metni</Link>
          <Link to="/gorsel-kaynaklari">Görsel Kaynakları</Link>
        </p>
      </div>
    </footer>
  );
}
