import type { Done } from "../data/use-toast.ts";

export type Message = Done & { id: number; isProblem?: boolean };

/** As many as leave the screen readable; the others are behind a button. */
export const mostShown = 3;

/** Toasts with an undo or a link stack until their time is over; plain ones are replaced by the next. */
export function withMessage(messages: Message[], added: Message): Message[] {
  return [...messages.filter((message) => isOffer(message)), added];
}

export function withoutMessage(messages: Message[], id: number): Message[] {
  return messages.filter((message) => message.id !== id);
}

/** The toast that Ctrl+Z undoes. */
export function latestOffer(messages: Message[]): Message | undefined {
  return messages.findLast(({ undo }) => undo);
}

function isOffer({ undo, next }: Message): boolean {
  return undo !== undefined || next !== undefined;
}
