/** The types of schemas.ts. Types cost the browser nothing; zod would. */
import type { z } from "zod";
import type * as schemas from "./schemas.ts";

/** One start time of a day. */
export type Slot = { day: string; timeSlot: string };

export type BookingRequest = z.infer<ReturnType<typeof schemas.bookingRequest>>;
export type BookingAnswer = z.infer<typeof schemas.bookingAnswer>;
export type LookupAnswer = z.infer<typeof schemas.lookupAnswer>;
export type TakenTimesAnswer = z.infer<typeof schemas.takenTimesAnswer>;
export type CalendarAnswer = z.infer<typeof schemas.calendarAnswer>;
export type CalendarDay = CalendarAnswer["gunler"][number];
export type ServicesAnswer = z.infer<typeof schemas.servicesAnswer>;
export type OfferedService = ServicesAnswer["consultations"][number];
export type SettingsAnswer = z.infer<typeof schemas.settingsAnswer>;
