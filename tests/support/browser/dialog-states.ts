import { type State, states } from "./states.ts";
import { visitorAppointmentStates } from "./visitor-appointment-states.ts";

const names = {
  "/": ["menu", "status-invalid", "status-results", "status-error"],
  "/zodiac": ["sign-menu"],
  "/ara": ["search-found", "search-answered", "search-none"],
  "/consultation": [
    "booking-1-day",
    "booking-2-slots",
    "booking-2-no-slot",
    "booking-3-contact",
    "booking-3-filled",
    "booking-stored",
    "booking-kept",
    "booking-refused",
    "booking-elsewhere",
  ],
  "/randevum": [
    "appointment-pending",
    "appointment-abroad",
    "appointment-approved-late",
    "appointment-cancel",
    "appointment-move-1",
    "appointment-move-2-taken",
    "appointment-move-3",
    "appointment-birth",
  ],
};

/** What opens over a page, every step of the dialogs, and what the private link shows; each with its page's address. */
export const dialogStates: (State & { address: string })[] = Object.entries(names).flatMap(
  ([address, names]) =>
    names.map((name) => ({
      address,
      ...[...states, ...visitorAppointmentStates].find((state) => state.name === name)!,
    })),
);
