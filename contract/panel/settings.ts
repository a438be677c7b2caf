import type { WorkingHours } from "../../booking/hours.ts";
import type { ServiceTerms } from "../../booking/services.ts";
import type { CancelReason, MessageKey, Messages } from "./messages.ts";

/** Without a duration the content's holds; with null the service takes a whole slot. */
export type StoredTerms = Omit<ServiceTerms, "duration"> & { duration?: number | null };

/** The academy's settings; each is stored, versioned and recorded as a whole. */
export type SettingValues = {
  hours: WorkingHours;
  /** By slug. Default: the content. */
  services: Record<string, StoredTerms>;
  /** Only texts that differ from the default. */
  messages: {
    texts: Partial<Record<MessageKey, string>>;
    reasons?: CancelReason[];
    firstChannel?: Messages["firstChannel"];
  };
};
