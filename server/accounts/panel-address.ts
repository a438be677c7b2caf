import { panelPages, panelUrl } from "../../contract/panel/pages.ts";
import type { Config } from "../config.ts";

type Settings = Pick<Config, "PANEL_URL" | "HOST" | "PORT">;

/** The URL of a page of the panel, by default of the list of appointments. */
export function panelAddress(config: Settings, page: string = panelPages.list): string {
  return panelUrl(originOf(config), page);
}

/** PANEL_URL, or else the address on which this server listens. */
function originOf({ PANEL_URL, HOST, PORT }: Settings): string {
  if (PANEL_URL) return PANEL_URL;
  const isEverywhere = HOST === "0.0.0.0" || HOST === "::";
  const host = isEverywhere ? "localhost" : HOST;
  return `http://${host.includes(":") ? `[${host}]` : host}:${PORT}`;
}

export const setUpAddress = (panel: string, token: string) => panel + panelPages.setUpWith(token);
