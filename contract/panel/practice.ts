import type { Hours } from "../../booking/hours.ts";

/** What the academy sets up for itself in the panel; each is stored, versioned and recorded as a whole. */
export type PracticeSettings = {
  hours: Hours;
  services: Record<string, never>;
  messages: Record<string, never>;
};
