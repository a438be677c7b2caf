import { internationalPhone } from "../../../booking/phone.ts";
import type { PanelSettings } from "../../../contract/panel/calls.ts";
import {
  type MessageFacts,
  type MessageKey,
  visitorMessage,
} from "../../../contract/panel/messages.ts";

/** A message ready to be sent, in the academy's own words. */
export function visitorText(
  news: Exclude<MessageKey, "wish">,
  told: MessageFacts,
  settings: Pick<PanelSettings, "academy" | "messages">,
): string {
  return visitorMessage(news, told, settings);
}

/** With a text to send, or to the chat alone. */
export function whatsAppLink(phone: string, text = ""): string {
  const chat = `https://wa.me/${internationalPhone(phone).slice(1)}`;
  return text ? `${chat}?text=${encodeURIComponent(text)}` : chat;
}

/** iOS looks for "&body", Android for a query: "?&body" is both. */
export function smsLink(phone: string, text: string): string {
  return `sms:${internationalPhone(phone)}?&body=${encodeURIComponent(text)}`;
}
