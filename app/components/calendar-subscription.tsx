import type { CalendarLinks } from "../sky/sky-words.ts";
import { Icon } from "./icon.tsx";

/** Buttons to subscribe to a calendar of the site, or to download it. */
export function CalendarSubscription({ file, subscribe, words, explanation }: CalendarLinks) {
  return (
    <div className="calendar-subscription">
      <p className="actions">
        <a className="button small" href={subscribe}>
          <Icon name="calendar" /> {words[0]}
        </a>
        <a className="button small ghost" href={file} download>
          {words[1]}
        </a>
      </p>
      <p>{explanation}</p>
    </div>
  );
}
