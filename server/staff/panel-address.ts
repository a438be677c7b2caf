import { panelPath } from "../../contract/panel/paths.ts";
import type { Config } from "../config.ts";

/** Where the panel is reached: what the settings say, else where this server listens. */
export function panelAddress(config: Pick<Config, "PANEL_URL" | "HOST" | "PORT">): string {
  if (config.PANEL_URL) return config.PANEL_URL + panelPath;
  const isEverywhere = config.HOST === "0.0.0.0" || config.HOST === "::";
  const host = isEverywhere ? "localhost" : config.HOST;
  return `http://${host.includes(":") ? `[${host}]` : host}:${config.PORT}${panelPath}`;
}

/** The token is in the fragment, which browsers never send: no log can hold it. */
export function setUpAddress(panel: string, token: string): string {
  return `${panel}/kurulum#${token}`;
}
