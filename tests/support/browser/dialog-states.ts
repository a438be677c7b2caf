import { ownStates } from "./own-states.ts";
import { type State, states } from "./states.ts";

const names = [
  "menu",
  "sign-menu",
  "search-found",
  "search-none",
  "booking-1-day",
  "booking-2-slots",
  "booking-2-no-slot",
  "booking-3-contact",
  "booking-3-filled",
  "booking-stored",
  "booking-refused",
  "booking-elsewhere",
  "status-invalid",
  "status-results",
  "status-error",
  "own-pending",
  "own-abroad",
  "own-approved-late",
  "own-cancel",
  "own-move-1",
  "own-move-2-taken",
  "own-move-3",
];

/** What opens over a page, every step of the dialogs, and what the private link shows. */
export const dialogStates: State[] = names.map(
  (name) => [...states, ...ownStates].find((state) => state.name === name)!,
);
