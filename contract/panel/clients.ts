/** What the panel knows of a client: the person behind some appointments. */
import type { BirthPlace } from "../../booking/birth.ts";
import type { Change, ClientFacts, NamedClient, PanelAppointment, Undo } from "./calls.ts";

/** Counts of a client's appointments by outcome. */
export type VisitCounts = { came: number; noShow: number; cancelled: number; coming: number };

/** The number may not book on the site. */
export type Block = { at: string; reason: string };

/** A number of a client's appointments. */
export type ClientPhone = {
  phone: string;
  /** The newest of them, by which the number is blocked. */
  id: string;
  block: Block | null;
  /** Other clients with the same number. */
  shared: NamedClient[];
};

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

/** Who has booked by the number, and whether it may book on the site. */
export type KnownPhoneAnswer = { clients: KnownClient[]; block: Block | null };
export type KnownClient = NamedClient & { counts: VisitCounts };

export type ClientAnswer = KnownClient &
  ClientFacts & {
    /** That of the newest appointment first. */
    phones: ClientPhone[];
    email: string;
    followUp: FollowUp | null;
    /** Null for assistants. */
    ownerNote: string | null;
    /** Grows with every change of e-mail, notes and follow-up. */
    version: number;
    /** Newest first. */
    appointments: PanelAppointment[];
    views: { at: string; who: string }[];
  };
/** The version of the client or the birth after a change. */
export type ClientVersion = { version: number; undo: Undo };

/** Everything that is held about a client, with earlier texts. */
export type ClientExport = ClientAnswer & { changes: Change[] };

/** Somebody whose name begins as typed. */
export type SuggestedClient = Pick<ClientRow, "id" | "name" | "phone" | "next" | "last">;
export type SuggestionsAnswer = { clients: SuggestedClient[] };

export type PlacesAnswer = { places: BirthPlace[] };

/** What staff may type as a number, in the words that they read. */
export const staffPhoneRule =
  "Telefon numarası 05321234567 ya da 02121234567 biçiminde 11 rakam olmalıdır; yurt dışı numarası + ve ülke koduyla başlar.";
