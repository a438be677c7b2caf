/** What the panel knows of the person behind a phone number. */
import type { BirthPlace } from "../../booking/birth.ts";
import type { Change, ClientFacts, PanelAppointment, Undo } from "./calls.ts";

/** Counts of a client's appointments by outcome. */
export type VisitCounts = { came: number; noShow: number; cancelled: number; coming: number };

/** The number may not book on the site. */
export type Block = { at: string; reason: string };

/** When staff should get in touch again, and why. */
export type FollowUp = { day: string; note: string };

/** A client in the list, named as in the newest appointment. */
export type ClientRow = {
  /** The id of the newest appointment, by which the client's page is addressed. */
  id: string;
  name: string;
  phone: string;
  /** Days of the next and the last appointment that were not cancelled. */
  next: string | null;
  last: string | null;
  appointments: number;
  noShows: number;
  isBlocked: boolean;
  followUp: FollowUp | null;
};
export type ClientsAnswer = {
  clients: ClientRow[];
  /** More were found than are sent. */
  isCut: boolean;
};

/** Null if the number has no appointment. */
export type KnownPhoneAnswer = { client: KnownClient | null };
export type KnownClient = {
  id: string;
  name: string;
  counts: VisitCounts;
  block: Block | null;
};

export type ClientAnswer = KnownClient &
  ClientFacts & {
    phone: string;
    followUp: FollowUp | null;
    /** Null for assistants. */
    ownerNote: string | null;
    /** Grows with every change of what is stored here; 0 if nothing was stored yet. */
    version: number;
    /** Newest first. */
    appointments: PanelAppointment[];
    views: { at: string; who: string }[];
  };
/** A block has no undo: bookings were declined by it. */
export type ClientVersion = { version: number; undo?: Undo };

/** Everything that is held about a client, with earlier texts. */
export type ClientExport = ClientAnswer & { changes: Change[] };

/** Somebody whose name begins as typed. */
export type SuggestedClient = Pick<ClientRow, "name" | "phone" | "next" | "last">;
export type SuggestionsAnswer = { clients: SuggestedClient[] };

export type PlacesAnswer = { places: BirthPlace[] };

/** What staff may type as a number, in the words that they read. */
export const staffPhoneRule =
  "Telefon numarası 05321234567 ya da 02121234567 biçiminde 11 rakam olmalıdır; yurt dışı numarası + ve ülke koduyla başlar.";
