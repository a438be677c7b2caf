import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { calendarOf } from "../../contract/icalendar.ts";
import { calendarAddresses } from "../content/addresses.ts";
import { readSkyFiles } from "../content/sky-files.ts";
import { skyVersion } from "../content/sky-table.ts";
import { moonEvents, retrogradeEvents } from "./sky-events.ts";

/** The calendars that people subscribe to, the same for the same tables whenever they are built. */
export async function writeCalendars(folder: string): Promise<void> {
  for (const [path, text] of Object.entries(calendars())) {
    await mkdir(dirname(folder + path), { recursive: true });
    await writeFile(folder + path, text);
  }
}

export function calendars(): Record<string, string> {
  const { moons, sky } = readSkyFiles();
  const made = (name: string, events: ReturnType<typeof moonEvents>) =>
    calendarOf(events, skyVersion, { name, refresh: "P7D" });
  return {
    [calendarAddresses.moon]: made("Ay Takvimi", moonEvents(moons)),
    [calendarAddresses.retrograde]: made("Gezegen Retroları", retrogradeEvents(sky.retrogrades)),
  };
}
