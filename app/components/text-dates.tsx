import { usePageHead } from "../use-page-head.ts";

/** When the page's text was published and last changed. */
export function TextDates() {
  const dates = usePageHead()?.dates ?? [];
  return (
    <p className="text-dates">
      {dates.map(({ label, day, words }) => (
        <span key={label}>
          {label}: <time dateTime={day}>{words}</time>
        </span>
      ))}
    </p>
  );
}
