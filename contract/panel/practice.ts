/** What the academy sets up for itself in the panel; each is stored, versioned and recorded as a whole. */
export type PracticeSettings = {
  hours: Record<string, never>;
  services: Record<string, never>;
  messages: Record<string, never>;
};
