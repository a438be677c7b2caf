import { RouterLink } from "./router-link.tsx";

type Props = {
  label: string;
  years: { year: string; fragment: string }[];
  shown: string | undefined;
};

/** One year of several. A link's fragment names the year that the page then shows: `useHash` tells which. */
export function YearTabs({ label, years, shown }: Props) {
  return (
    <nav aria-label={label} className="year-tabs">
      {years.map(({ year, fragment }) => (
        <RouterLink
          key={year}
          href={`#${fragment}`}
          aria-current={year === shown ? "true" : undefined}
        >
          {year}
        </RouterLink>
      ))}
    </nav>
  );
}
