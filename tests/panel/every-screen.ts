import type { Page } from "@playwright/test";
import type { Service } from "../support/app.ts";
import { panelStates } from "../support/browser/panel-states.ts";

/** Looks at every screen, sheet and state of the panel in turn: the work that they show is seeded once. */
export async function onEveryScreen(
  { page, service, trouble }: { page: Page; service: Service; trouble: string[] },
  look: (name: string) => Promise<void>,
) {
  for (const { name, show } of panelStates) {
    await show(page, service);
    await look(name);
  }
  // Chromium reports the refusals that two of the screens are about.
  trouble.length = 0;
}
