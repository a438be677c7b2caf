import { afterAll } from "vitest";
import { cdp } from "vitest/browser";

/** The zone of the browser's clock, from now on. */
export async function setTimeZone(timezoneId = "Europe/Istanbul"): Promise<void> {
  await cdp().send("Emulation.setTimezoneOverride", { timezoneId });
}

// Each file has a session of its own, which cannot change what another still holds.
afterAll(() => setTimeZone(""));
