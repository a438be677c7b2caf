import { useSettings } from "../data/settings.ts";

/** All services, for a select: staff can book those that the site does not offer, too. */
export function ConsultationOptions() {
  const { consultations } = useSettings();
  return consultations.map(({ slug, title }) => (
    <option key={slug} value={slug}>
      {title}
    </option>
  ));
}
