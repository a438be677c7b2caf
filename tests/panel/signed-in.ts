import { test as base } from "../support/browser/site.ts";
import { type Account, signIn } from "./staff.ts";

/** Whoever opens the panel here is signed in already. */
export const test = base.extend<{ staff: Account }>({
  staff: [async ({ page, service }, use) => use(await signIn(page, service)), { auto: true }],
});
