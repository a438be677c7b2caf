import "../offline/register.js";
import { closePopoversOnLeaving } from "./close-popovers.ts";
import { followFragment } from "./follow-fragment.ts";
import { showSign } from "./show-sign.ts";
import { showTab } from "./show-tab.ts";

/**
 * All the script that a reading page may load, where its route's `handle` asks for it: at most 1 kB.
 * The page is whole without it, and is painted without waiting for it.
 */
closePopoversOnLeaving();
showTab();
followFragment();
showSign();
