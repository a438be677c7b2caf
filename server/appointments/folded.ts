import { fold } from "../../booking/fold-letters.ts";

/** A text that is searched for is stored as a search compares it, too. */
export function nameColumns(name: string) {
  return { name, name_folded: fold(name) };
}

export function noteColumns(note: string) {
  return { note, note_folded: fold(note) };
}
