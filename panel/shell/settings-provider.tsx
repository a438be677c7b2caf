import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import type { PanelSettings } from "../../contract/panel/calls.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { Problem, Waiting } from "../components/states.tsx";
import { useLiveEvents } from "../data/live-events.tsx";
import { SettingsContext } from "../data/settings.ts";
import { usePanelQuery } from "../data/use-panel-query.ts";

/** Asked for before any screen is shown, and again once somebody has changed them. */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const { data, problem, reload } = usePanelQuery<PanelSettings>(panelPaths.settings, "settings", {
    staleTime: Number.POSITIVE_INFINITY,
  });
  const live = useLiveEvents();
  // With every sign of life, as long as the newest are not here: a question for them may have failed.
  useEffect(() => {
    if (data && live.settings > data.version) client.invalidateQueries({ queryKey: ["settings"] });
  }, [client, data, live]);
  if (data) return <SettingsContext value={data}>{children}</SettingsContext>;
  return problem ? <Problem problem={problem} onRetry={reload} /> : <Waiting />;
}
