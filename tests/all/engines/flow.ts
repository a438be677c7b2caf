import { expect } from "@playwright/test";
import { test as base } from "../../support/browser/service.ts";
import type { Browser } from "./browser.ts";
import { startFirefox } from "./firefox.ts";
import { findFirefox, findWebKit, missing } from "./install.ts";
import { Tab } from "./tab.ts";
import { startWebKit } from "./webkit.ts";

type Fixtures = {
  tab: Tab;
  width: number;
  withoutScript: boolean;
  /** What the page may print, since the flow is about it. */
  expectedTrouble: RegExp | undefined;
};

/**
 * One flow, in whichever engine the project names. Server and database are the flow's own, and their
 * clock shows the hour of its beginning: these browsers take no other one.
 */
export const flow = base.extend<Fixtures, { engine: Browser | undefined }>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
    async ({}, use, { project }) => {
      const engine = await start(project.name);
      if (!engine) console.log(`Skipped: ${reasonOf(project.name)}.`);
      await use(engine);
      await engine?.close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  width: [1280, { option: true }],
  withoutScript: [false, { option: true }],
  expectedTrouble: [undefined, { option: true }],
  tab: async (
    { engine, service, width, withoutScript, expectedTrouble },
    use,
    { project, skip },
  ) => {
    if (!engine) return skip(true, reasonOf(project.name));
    service.clock.now = new Date();
    const raw = await engine.newTab({ width, withoutScript });
    await use(new Tab(raw, service.url, withoutScript));
    const trouble = await raw.trouble();
    await raw.close();
    expect(trouble.filter((text) => !expectedTrouble?.test(text))).toEqual([]);
  },
});

export { expect };

const reasonOf = (name: string) => missing[name as keyof typeof missing];

async function start(name: string): Promise<Browser | undefined> {
  if (name === "firefox") {
    const program = findFirefox();
    return program ? startFirefox(program) : undefined;
  }
  const programs = findWebKit();
  return programs && startWebKit(programs);
}
