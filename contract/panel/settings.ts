import type { WorkingHours } from "../../booking/hours.ts";
import type { ServiceTerms } from "../../booking/services.ts";
import type { CancelReason, MessageKey } from "./messages.ts";

/** Without a duration the content's holds; with null the service takes a whole slot. */
export type StoredTerms = Omit<ServiceTerms, "duration"> & { duration?: number | null };

/** What the academy sets up for itself in the panel; each is stored, versioned and recorded as a whole. */
export type SettingValues = {
  hours: WorkingHours;
  /** By slug; what is not named is as the content has it. */
  services: Record<string, StoredTerms>;
  /** What is not named is as usual. */
  messages: { texts: Partial<Record<MessageKey, string>>; reasons?: CancelReason[] };
};
