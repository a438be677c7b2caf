import { usePageHead } from "../use-page-head.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { SkyPicture } from "./sky-picture.tsx";

/** The band of sky at the top of every inner page. */
export function PageHeader({
  name,
  heading,
  shown,
  subtitle,
  children,
}: {
  name: string;
  heading: string;
  /** Added to the heading for screen readers: which of several texts the page shows. */
  shown?: string;
  subtitle: string;
  children?: React.ReactNode;
}) {
  const sky = usePageHead()?.sky;
  return (
    <header className={`sky page-header header-${name}`}>
      {sky && (
        <SkyPicture
          className="header-sky"
          width={1600}
          height={480}
          sources={[
            { media: "(width < 48rem)", ...sky.narrow },
            { media: "(width > 1600px)", ...sky.large },
            sky.wide,
          ]}
        />
      )}
      <div className="wrap">
        <Breadcrumbs />
        <h1 className="title-xl">
          {heading}
          {shown && <span className="visually-hidden"> – {shown}</span>}
        </h1>
        <p>{subtitle}</p>
        {children}
      </div>
    </header>
  );
}
