/** What the panel knows of the person behind a phone number. */
import type { Birth, BirthPlace, Reading } from "../../booking/birth.ts";
import type { PanelAppointment } from "./calls.ts";

/** What became of a person's appointments. */
export type VisitCounts = { came: number; noShow: number; cancelled: number; coming: number };

/** Staff let this number book on the site no more. */
export type Block = { at: string; reason: string };

/** One of a list, by the newest appointment. */
export type ClientRow = {
  /** The id of an appointment: it leads to the client's page. */
  id: string;
  name: string;
  phone: string;
  /** The day of the next that is to come, and of the last that has been; of those that were not cancelled. */
  next: string | null;
  last: string | null;
  appointments: number;
  noShows: number;
  isBlocked: boolean;
};
export type ClientsAnswer = {
  clients: ClientRow[];
  /** There are more than are sent. */
  isCut: boolean;
};

/** Whose a number is; null where nobody has booked with it. */
export type KnownPhoneAnswer = { client: KnownClient | null };
export type KnownClient = {
  id: string;
  name: string;
  counts: VisitCounts;
  block: Block | null;
};

export type ClientAnswer = KnownClient & {
  phone: string;
  /** Grows with every change of what follows; 0 where nothing was ever kept. */
  version: number;
  note: string;
  birth: Birth | null;
  /** The birth in UT: one moment, both ends of a range, or nothing that is known. */
  birthInUt: Reading[];
  /** Newest first. */
  appointments: PanelAppointment[];
  views: { at: string; who: string }[];
};
/** What every change answers with. */
export type ClientVersion = { version: number };

export type PlacesAnswer = { places: BirthPlace[] };

/** What staff may type as a number, in the words that they read. */
export const staffPhoneRule =
  "Telefon numarası 05321234567 ya da 02121234567 biçiminde 11 rakam olmalıdır; yurt dışı numarası + ve ülke koduyla başlar.";
