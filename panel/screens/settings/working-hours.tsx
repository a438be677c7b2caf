import { Link } from "react-router";
import { weekInWords } from "../../../booking/hours-words.ts";
import { panelPages } from "../../../contract/panel/pages.ts";
import { useSettings } from "../../data/settings.tsx";

/** As they are, and the way to their own screen. */
export function WorkingHours() {
  const { hours } = useSettings();
  return (
    <>
      <p>
        {weekInWords(hours.week)}; {hours.step} dakikada bir.
      </p>
      <Link className="button small ghost" to={panelPages.hours}>
        Saatleri düzenle
      </Link>
    </>
  );
}
