import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect } from "react";
import { usualHours } from "../../booking/hours.ts";
import { typeOf } from "../../booking/status.ts";
import { titleOf } from "../../contract/academy.ts";
import type { PanelSettings } from "../../contract/panel/calls.ts";
import type { Messages } from "../../contract/panel/messages.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { Problem, Waiting } from "../parts/states.tsx";
import { useLiveEvents } from "./live-events.tsx";
import { usePanelQuery } from "./use-panel-query.ts";

const SettingsContext = createContext<PanelSettings>({
  version: 0,
  academy: "",
  consultations: [],
  hours: usualHours,
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

/** Asked for before any screen is shown, and again once somebody has changed them. */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const { data, problem, reload } = usePanelQuery<PanelSettings>(panelPaths.settings, "settings", {
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { settings: newest } = useLiveEvents();
  useEffect(() => {
    if (data && newest > data.version) client.invalidateQueries({ queryKey: ["settings"] });
  }, [client, data, newest]);
  if (data) return <SettingsContext value={data}>{children}</SettingsContext>;
  return problem ? <Problem problem={problem} onRetry={reload} /> : <Waiting />;
}
