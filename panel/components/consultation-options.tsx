import { useSettings } from "../data/settings.ts";

/** Every service, for a select: by phone each can be had. */
export function ConsultationOptions() {
  const { consultations } = useSettings();
  return consultations.map(({ slug, title }) => (
    <option key={slug} value={slug}>
      {title}
    </option>
  ));
}
