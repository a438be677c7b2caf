import { panelPages, panelUrl } from "../../contract/panel/pages.ts";
import type { Config } from "../config.ts";

type Settings = Pick<Config, "PANEL_URL" | "HOST" | "PORT">;

/** Where a page of the panel is reached; without one, the panel itself. */
export function panelAddress(config: Settings, page: string = panelPages.list): string {
  return panelUrl(originOf(config), page);
}

/** What the settings say, else where this server listens. */
function originOf({ PANEL_URL, HOST, PORT }: Settings): string {
  if (PANEL_URL) return PANEL_URL;
  const isEverywhere = HOST === "0.0.0.0" || HOST === "::";
  const host = isEverywhere ? "localhost" : HOST;
  return `http://${host.includes(":") ? `[${host}]` : host}:${PORT}`;
}

/** The link by which an account is set up. */
export const setUpAddress = (panel: string, token: string) => panel + panelPages.setUpWith(token);
