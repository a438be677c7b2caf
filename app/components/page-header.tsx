import { Breadcrumbs } from "./breadcrumbs.tsx";

/** The band of sky at the head of every inner page. */
export function PageHeader({
  name,
  heading,
  subtitle,
}: {
  name: string;
  heading: string;
  subtitle: string;
}) {
  return (
    <header className={`sky page-header header-${name}`}>
      <div className="wrap">
        <Breadcrumbs />
        <h1 className="title-xl">{heading}</h1>
        <p>{subtitle}</p>
      </div>
    </header>
  );
}
