import type { Wish } from "../server/appointments/book.ts";

/** One way to book and to look up: from the bare engine to the whole service. */
export type Layer = {
  book(wish: Wish, index: number): Promise<unknown> | unknown;
  lookUp(phone: string, index: number): Promise<unknown> | unknown;
  close(): Promise<void> | void;
};
