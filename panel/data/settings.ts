import { createContext, useContext } from "react";
import { defaultHours } from "../../booking/hours.ts";
import { typeOf } from "../../booking/status.ts";
import { titleOf } from "../../contract/academy.ts";
import type { PanelSettings } from "../../contract/panel/calls.ts";
import type { Messages } from "../../contract/panel/messages.ts";

export const SettingsContext = createContext<PanelSettings>({
  version: 0,
  academy: "",
  consultations: [],
  hours: defaultHours,
  messages: { texts: {} as Messages["texts"], reasons: [] },
  placeholders: [],
});

export const useSettings = () => useContext(SettingsContext);

/** How a consultation is called, by its slug. */
export function useConsultationTitle(): (slug: string) => string {
  const { consultations } = useSettings();
  return (slug) => typeOf({ randevuTipi: titleOf(consultations, slug) });
}

/** How long a service takes, and what the academy has noted of it for itself; empty where neither is set. */
export function useServiceNote(): (slug: string) => string {
  const { consultations } = useSettings();
  return (slug) => {
    const { duration, note } = consultations.find((one) => one.slug === slug) ?? {};
    return [duration && `${duration} dakika`, note].filter(Boolean).join(" · ");
  };
}
