import { panelPages } from "../../contract/panel/pages.ts";
import type { Done } from "../data/use-toast.ts";

export type Message = Done & { id: number; isProblem?: boolean };

/** As many as leave the screen readable; the others are behind a button. */
export const mostShown = 3;

/** Toasts with an undo or a link stack until their time is over; plain ones are replaced by the next, news counted. */
export function withMessage(messages: Message[], added: Message): Message[] {
  const { news } = added;
  const same = news && messages.find((message) => message.news?.what === news.what);
  return [
    ...messages.filter((message) => isOffer(message) && message !== same),
    news ? counted(added, news.count + (same?.news?.count ?? 0)) : added,
  ];
}

function counted(added: Message, count: number): Message {
  if (count === 1) return added;
  const { what, list } = added.news!;
  return {
    ...added,
    text: `${what}: ${count} randevu`,
    next: { to: panelPages.listOf(list), label: "Gör" },
    news: { what, list, count },
  };
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
