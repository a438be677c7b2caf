import type { ServiceTerms } from "../../booking/services.ts";

/** What the academy sets up for itself in the panel; each is stored, versioned and recorded as a whole. */
export type PracticeSettings = {
  hours: Record<string, never>;
  /** By slug; what is not named is as the content has it. */
  services: Record<string, ServiceTerms>;
  messages: Record<string, never>;
};
