import "../offline/register.js";
import { closePopoversOnLeaving } from "./close-popovers.ts";
import { followFragment } from "./follow-fragment.ts";
import { showSign } from "./show-sign.ts";
import { showTab } from "./show-tab.ts";

/**
 * The only script of a reading page, and only if its route's `handle` asks for it: at most 1 kB. The page works without
 * it and does not wait for it.
 */
closePopoversOnLeaving();
showTab();
followFragment();
showSign();
