import { site } from "content-collections";
import { Links, Meta, Outlet, Scripts, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root";
import stylesheet from "./app.css?url";
import { Footer } from "./components/footer.tsx";
import { InlineScript } from "./components/inline-script.tsx";
import { JsonLd } from "./components/json-ld.tsx";
import { Navigation } from "./components/navigation.tsx";
import { pageAddresses } from "./content/addresses.ts";
// Keeps the buttons that are pressed before React or the page's own script has come, and presses them again when it has.
// Buttons that work by themselves are left out.
import earlyPresses from "./early-presses.js?raw";
import titleFont from "./fonts/cormorant-garamond-600.woff2?url";
import textFont from "./fonts/source-sans-3.woff2?url";
// Inlined into the head of every page that does not load the reading module, which contains it. So the file has no
// comments. It registers within two seconds, because Chromium may never call requestIdleCallback on an idle page.
import registerWorker from "./offline/register.js?raw";
import { furtherLinks, menuLinks } from "./page-links.ts";
import { usePageScripts } from "./page-scripts.ts";
// `?worker` bundles it as one file of its own. It is an ordinary module, no worker.
import readingModule from "./reading/reading.ts?worker&url";
import chosenTheme from "./theme/chosen-theme.js?raw";
import printSheet from "./theme/print.css?url";
// Chromium skips the fade between two pages if one is left too soon, and would report that as an error.
import transitions from "./theme/transitions.js?raw";
import { usePageHead } from "./use-page-head.ts";

export function loader() {
  const { name, tagline, phone, email, social } = site;
  return { name, tagline, phone, email, social, menuLinks, furtherLinks };
}

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  ...[titleFont, textFont].map((href) => ({
    rel: "preload",
    href,
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
  })),
  { rel: "stylesheet", href: stylesheet },
  { rel: "stylesheet", href: printSheet, media: "print" },
];

export function Layout({ children }: { children: React.ReactNode }) {
  const academy = useRouteLoaderData<typeof loader>("root");
  const { reading, scripts, keepsPresses } = usePageScripts();
  return (
    <html lang="tr" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#120307" />
        {/* The device's scheme. chosenTheme applies the visitor's choice before the style sheets load. */}
        <meta name="color-scheme" content="light dark" />
        <InlineScript text={import.meta.env.SSR ? chosenTheme + transitions : ""} />
        {!reading && <InlineScript text={import.meta.env.SSR ? registerWorker : ""} />}
        {(scripts || keepsPresses) && (
          <InlineScript text={import.meta.env.SSR ? earlyPresses : ""} />
        )}
        <Meta />
        <Links />
        {reading && <script type="module" src={readingModule} />}
        <JsonLd />
      </head>
      <body>
        <a className="skip-link" href="#icerik">
          İçeriğe geç
        </a>
        {academy && <PaperAddress name={academy.name} />}
        {academy && <Navigation name={academy.name} links={academy.menuLinks} />}
        <main id="icerik" tabIndex={-1}>
          {children}
        </main>
        {academy && <Footer academy={academy} />}
        {/* In development every page has React, for hot reloading. */}
        {(scripts || import.meta.env.DEV) && <Scripts />}
      </body>
    </html>
  );
}

/** The page's address for print: theme/print.css shows it. */
function PaperAddress({ name }: { name: string }) {
  const canonical = usePageHead()?.tags.find((tag) => "rel" in tag && tag.rel === "canonical");
  return (
    <p className="paper-address" hidden>
      {name} {canonical && "href" in canonical && <>– {canonical.href}</>}
    </p>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return (
    <section className="sky message">
      <div>
        <h1 className="title-xl">Bir şeyler ters gitti</h1>
        <p>Sayfa açılırken beklenmedik bir hata oluştu. Sayfayı yenilemek çoğu zaman yeterlidir.</p>
        <a className="button" href={pageAddresses.home}>
          Ana sayfaya dön
        </a>
      </div>
    </section>
  );
}
