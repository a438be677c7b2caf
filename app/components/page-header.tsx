import { Breadcrumbs } from "./breadcrumbs.tsx";

/** The band of sky at the head of every inner page. */
export function PageHeader({
  name,
  heading,
  subtitle,
  children,
}: {
  name: string;
  heading: string;
  subtitle: string;
  /** What else stands in it. */
  children?: React.ReactNode;
}) {
  return (
    <header className={`sky page-header header-${name}`}>
      <div className="wrap">
        <Breadcrumbs />
        <h1 className="title-xl">{heading}</h1>
        <p>{subtitle}</p>
        {children}
      </div>
    </header>
  );
}
