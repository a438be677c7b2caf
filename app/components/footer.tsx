import { pageAddresses } from "../content/addresses.ts";
import type { Site } from "../content/site.ts";
import { ContactLinks } from "./contact-links.tsx";
import { Icon } from "./icon.tsx";
import { Logo } from "./logo.tsx";
import { NewTabLink } from "./new-tab-link.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

type PageLink = { path: string; label: string };
type Academy = Pick<Site, "name" | "tagline" | "phone" | "email" | "social"> & {
  menuLinks: PageLink[];
  furtherLinks: PageLink[];
};

export function Footer({ academy }: { academy: Academy }) {
  const { name, tagline, phone, email, social, menuLinks, furtherLinks } = academy;
  return (
    <footer className="sky site-footer">
      <div className="wrap site-footer-columns">
        <div>
          <a href={pageAddresses.home} className="site-footer-logo">
            <Logo name={name} />
          </a>
          <p className="tagline">{tagline}</p>
          <ThemeSwitch />
        </div>
        <nav aria-label="Hızlı bağlantılar">
          <h2>Hızlı Bağlantılar</h2>
          <ul className="site-footer-pages">
            {menuLinks.map(({ path, label }) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2>İletişim</h2>
          <ul>
            <ContactLinks phone={phone} email={email} />
            <li>
              <NewTabLink href={social.url}>
                <Icon name="instagram" /> {social.label}
              </NewTabLink>
            </li>
          </ul>
        </div>
      </div>
      <div className="wrap">
        <p className="site-footer-end">
          {furtherLinks.map(({ path, label }) => (
            <a key={path} href={path}>
              {label}
            </a>
          ))}
        </p>
      </div>
    </footer>
  );
}
