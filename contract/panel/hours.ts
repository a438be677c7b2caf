import type { WorkingHours } from "../../booking/hours.ts";
import type { PanelAppointment } from "./calls.ts";

export type HoursAnswer = {
  hours: WorkingHours;
  version: number;
  /** The academy has set no hours of its own. */
  isDefault: boolean;
  defaults: WorkingHours;
  /** Coming appointments outside of these hours, and how many more there are than listed. */
  outside: PanelAppointment[];
  more: number;
};
/** Null for the defaults. `confirmed` are the listed conflicts that the author accepts. */
export type HoursChange = { version: number; hours: WorkingHours | null; confirmed: string[] };
/** Coming appointments that new hours would leave outside, also sent with a 409 `hours_outside`, and how many more there are. */
export type HoursPreview = { conflicts: PanelAppointment[]; more: number };
