import { createContext, useContext } from "react";
import { defaultHours } from "../../booking/hours.ts";
import { type Length, lengthOf } from "../../booking/services.ts";
import { typeOf } from "../../booking/status.ts";
import { type Consultation, titleOf } from "../../contract/academy.ts";
import type { PanelSettings } from "../../contract/panel/calls.ts";
import type { Messages } from "../../contract/panel/messages.ts";

export const SettingsContext = createContext<PanelSettings>({
  version: 0,
  academy: "",
  consultations: [],
  hours: defaultHours,
  messages: { texts: {} as Messages["texts"], reasons: [], firstChannel: "whatsapp" },
  placeholders: [],
});

export const useSettings = () => useContext(SettingsContext);

/** The title of a consultation, by its slug. */
export function useConsultationTitle(): (slug: string) => string {
  const { consultations } = useSettings();
  return (slug) => typeOf({ randevuTipi: titleOf(consultations, slug) });
}

/** A service by its slug; without what it is one that is not offered any more. */
export function useService(slug: string): Partial<Consultation> {
  const { consultations } = useSettings();
  return consultations.find((one) => one.slug === slug) ?? {};
}

/** How long an appointment of a service would be now. */
export function useLength(slug: string): Length {
  const { hours } = useSettings();
  return lengthOf(useService(slug), hours);
}

/** Duration and staff note of a service, empty if neither is set; of an appointment its own duration. */
export function useServiceNote(): (slug: string, minutes?: number) => string {
  const { consultations } = useSettings();
  return (slug, minutes) => {
    const { duration, note } = consultations.find((one) => one.slug === slug) ?? {};
    return [duration && `${minutes ?? duration} dakika`, note].filter(Boolean).join(" · ");
  };
}
