import { useSettings } from "../data/settings.tsx";

/** Every service, for a select: by phone each can be had. */
export function ConsultationOptions() {
  const { consultations } = useSettings();
  return consultations.map(({ slug, title }) => (
    <option key={slug} value={slug}>
      {title}
    </option>
  ));
}
