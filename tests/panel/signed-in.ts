import { test as base } from "../support/browser/site.ts";
import { type Account, signIn } from "./staff.ts";

/** The panel is opened by a signed-in owner. */
export const test = base.extend<{ staff: Account }>({
  staff: [async ({ page, service }, use) => use(await signIn(page, service)), { auto: true }],
});
