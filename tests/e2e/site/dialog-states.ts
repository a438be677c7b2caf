import { type State, states } from "../../shots/states.ts";

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
];

/** What opens over a page, and every step of the dialogs. */
export const dialogStates: State[] = names.map(
  (name) => states.find((state) => state.name === name)!,
);
