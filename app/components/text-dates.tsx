import { usePageHead } from "../use-page-head.ts";

/** Since when the page's text exists, and when it last changed. */
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
