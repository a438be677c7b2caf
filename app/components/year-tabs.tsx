/** One year of several. A link's fragment names the year that the page then shows: show-year.ts. */
export function YearTabs({ label, years }: Props) {
  return (
    <nav aria-label={label} className="year-tabs">
      {years.map(({ year, fragment }) => (
        <a key={year} href={`#${fragment}`}>
          {year}
        </a>
      ))}
    </nav>
  );
}

type Props = { label: string; years: { year: string; fragment: string }[] };
