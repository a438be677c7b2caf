/** What travels between the page and the service, as the specification names it. */
import type { OpenHours } from "../../booking/hours.ts";
import type { Status } from "../../booking/status.ts";

/** A start of a day. */
export type Slot = { day: string; timeSlot: string };

export type BookingRequest = {
  name: string;
  phone: string;
  firmId: string;
  /** The instant of the chosen day and the slot's hour, with minutes 00. */
  date: string;
  timeSlot: string;
  /** The consultation's title. */
  randevuTipi: string;
};

export type BookingAnswer = { date: string; timeSlot: string; randevuTipi: string };
export type LookupAnswer = (BookingAnswer & { status: Status })[];
export type TakenTimesAnswer = { gun: string; dolu: string[] };

/** A month's days on which somebody has an hour, or which the academy has closed. Nothing tells who. */
export type CalendarAnswer = { ay: string; gunler: CalendarDay[] };
export type CalendarDay = {
  gun: string;
  /** Booked or closed. */
  dolu: string[];
  /** Whatever is left of the day is closed by the academy. */
  kapali: boolean;
};

/** What the academy has set for its consultations since the page was built. */
export type ServicesAnswer = { consultations: OfferedService[] };
export type OfferedService = {
  slug: string;
  bookable: boolean;
  /** Where it is not what the page says; null where the service has no duration of its own any more. */
  minutes?: number | null;
};

/** What a page cannot know when it is built. */
export type SettingsAnswer = {
  bookingApiBase: string;
  lookupApiBase: string;
  daysAhead: number;
  /** From now to the first hour that can be asked for. */
  minNoticeMinutes: number;
  /** Where the service is our own, and can tell; else the specified ones hold. */
  hours?: OpenHours;
};
