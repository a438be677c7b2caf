/** What travels between the page and the service, as the specification names it. */
import type { Status } from "../../booking/status.ts";

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

/** What a page cannot know when it is built. */
export type SettingsAnswer = { bookingApiBase: string; lookupApiBase: string; daysAhead: number };
