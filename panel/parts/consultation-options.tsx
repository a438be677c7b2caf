import { bookableOnes } from "../../contract/academy.ts";
import { useSettings } from "../data/settings.tsx";

/** What can be booked, for a select. */
export function ConsultationOptions() {
  const { consultations } = useSettings();
  return bookableOnes(consultations).map(({ slug, title }) => (
    <option key={slug} value={slug}>
      {title}
    </option>
  ));
}
