import { createContext, type ReactNode, useContext } from "react";
import { usualHours } from "../../booking/hours.ts";
import { typeOf } from "../../booking/status.ts";
import { titleOf } from "../../contract/academy.ts";
import type { PanelSettings } from "../../contract/panel/calls.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { Problem, Waiting } from "../parts/states.tsx";
import { usePanelQuery } from "./use-panel-query.ts";

const SettingsContext = createContext<PanelSettings>({
  academy: "",
  consultations: [],
  hours: usualHours,
  version: 0,
});

export const useSettings = () => useContext(SettingsContext);

/** How a consultation is called, by its slug. */
export function useConsultationTitle(): (slug: string) => string {
  const { consultations } = useSettings();
  return (slug) => typeOf({ randevuTipi: titleOf(consultations, slug) });
}

/** Asked for before any screen is shown, and again where an event tells of another version. */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const { data, problem, reload } = usePanelQuery<PanelSettings>(panelPaths.settings, "settings", {
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data) return <SettingsContext value={data}>{children}</SettingsContext>;
  return problem ? <Problem problem={problem} onRetry={reload} /> : <Waiting />;
}
