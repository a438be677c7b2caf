/** Messages to visitors, from the academy's templates. */
import { dayWithWeekday } from "../../booking/istanbul-time.ts";
import { isName } from "../../booking/name.ts";
import { isForeign } from "../../booking/phone.ts";
import type { FieldProblem } from "../refusals.ts";
import { longestMessage, longestReason, mostReasons } from "./lengths.ts";
import { messageFields } from "./message-fields.ts";

/** Kinds of notifications. A request that was never approved is rejected, not cancelled. */
export type News = "enter" | "approve" | "reject" | "cancel" | "move" | "move_pending";

/** Messages that follow from no decision; whether they were sent is not recorded. */
export type FurtherMessage = "payment" | "birth" | "thanks";

/** The panel's names of the templates. */
export const messageNames = {
  enter: "Elle eklenen randevu",
  approve: "Onay",
  reject: "Talebin reddi",
  cancel: "İptal",
  wish: "Danışanın isteğiyle iptal",
  move: "Taşıma",
  move_pending: "Onay bekleyen talebin taşınması",
  remind: "Hatırlatma",
  payment: "Ödeme bilgisi",
  birth: "Doğum bilgisi isteme",
  thanks: "Görüşme sonrası teşekkür",
} as const satisfies Record<News | "remind" | "wish" | FurtherMessage, string>;

export type MessageKey = keyof typeof messageNames;
export const messageKeys = Object.keys(messageNames) as MessageKey[];

/** Reasons for a cancellation. One that the visitor wished for gets another closing sentence. */
export type CancelReason = { text: string; isWish: boolean };

/** The way to send that is offered first. */
export const firstChannels = ["whatsapp", "sms"] as const;

export type Messages = {
  texts: Record<MessageKey, string>;
  reasons: CancelReason[];
  firstChannel: (typeof firstChannels)[number];
};

type MessageField = keyof typeof messageFields;

export type MessageFacts = {
  name: string | null;
  phone?: string | null;
  day: string;
  timeSlot: string;
  /** Title of the service. */
  title: string;
  /** Of a cancellation. */
  reason?: string;
};

const braced = /\{([^{}]*)\}/g;

/** The message for a notification, ready to be sent. */
export function visitorMessage(
  news: Exclude<MessageKey, "wish">,
  told: MessageFacts,
  { academy, messages }: { academy: string; messages: Messages },
): string {
  const { texts, reasons } = messages;
  const isOver = news === "cancel" || news === "reject";
  const isWish = isOver && reasons.some(({ text, isWish }) => isWish && text === told.reason);
  const topic = news === "reject" || news === "move_pending" ? "randevu talebiniz" : "randevunuz";
  return filledTemplate(texts[isWish ? "wish" : news], told, { academy, topic });
}

/** Replaced in one pass, so that braces in a name are never taken for a field. */
export function filledTemplate(
  template: string,
  { name, phone, day, timeSlot, title }: MessageFacts,
  { academy, topic = "randevunuz" }: { academy: string; topic?: string },
): string {
  const values: Record<MessageField, string> = {
    ad: addressee(name),
    hizmet: title,
    tarih: dayWithWeekday(day),
    saat: isForeign(phone ?? "") ? `${timeSlot} (Türkiye saatiyle)` : timeSlot,
    konu: topic,
    akademi: academy,
  };
  // A report has a day alone.
  const fitting = timeSlot ? template : template.replaceAll(/,? saat \{saat\}/g, "");
  return fitting.replace(braced, (whole, field: string) =>
    isField(field) ? values[field] : whole,
  );
}

/** A web address in a name must not become a link. */
function addressee(name: string | null): string {
  return name !== null && isName(name) ? name : "Danışanımız";
}

/** Why a template is refused; `what` is the unknown field. */
export function templateProblem(template: string): Pick<FieldProblem, "code" | "what"> | undefined {
  if (template.trim() === "") return { code: "template_empty" };
  if (template.length > longestMessage) return { code: "template_long" };
  const unknown = [...template.matchAll(braced)].find(([, field]) => !isField(field!));
  if (unknown) return { code: "template_field_unknown", what: unknown[0] };
  return /[{}]/.test(template.replace(braced, "")) ? { code: "template_brace" } : undefined;
}

export function areReasons(reasons: CancelReason[]): boolean {
  const texts = reasons.map(({ text }) => text);
  const areRight = texts.every((text) => text !== "" && text.length <= longestReason);
  return areRight && new Set(texts).size === texts.length && texts.length <= mostReasons;
}

function isField(field: string): field is MessageField {
  return Object.hasOwn(messageFields, field);
}
