import type { WorkingHours } from "../../booking/hours.ts";
import type { PanelAppointment } from "./calls.ts";

export type HoursAnswer = {
  hours: WorkingHours;
  version: number;
  /** Nothing was set: the specified hours hold. */
  isUsual: boolean;
  usual: WorkingHours;
  /** The coming appointments that stand outside of them. */
  outside: PanelAppointment[];
  /** So many further ones, later than those. */
  more: number;
};
/** Null for the usual ones. `confirmed` are the named appointments that its author knows will stand outside. */
export type HoursChange = { version: number; hours: WorkingHours | null; confirmed: string[] };
/** Whom hours would leave outside that now are within, and how many further ones; those named also with 409 `hours_outside`. */
export type HoursPreview = { conflicts: PanelAppointment[]; more: number };
