import { closureInWords } from "../../../booking/hours-words.ts";
import { useNow } from "../../data/clock.tsx";
import { useSettings } from "../../data/settings.ts";
import { todayInIstanbul } from "../../words/day-words.ts";

/** What is closed every week, and why; it is set with the working hours. */
export function Recurring() {
  const today = todayInIstanbul(useNow());
  const closures = useSettings().hours.closures.filter(
    ({ lastDay }) => lastDay === "" || lastDay >= today,
  );
  if (closures.length === 0) return null;
  return (
    <ul className="screen-lead" aria-label="Her hafta kapalı">
      {closures.map((closure) => (
        <li key={closureInWords(closure)}>
          Her hafta: {closureInWords(closure)}
          {closure.reason && ` (${closure.reason})`}
        </li>
      ))}
    </ul>
  );
}
