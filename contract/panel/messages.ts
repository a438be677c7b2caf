/** What visitors are told, from the academy's own templates. */
import { dayWithWeekday } from "../../booking/istanbul-time.ts";
import { isName } from "../../booking/name.ts";
import type { FieldProblem } from "../refusals.ts";
import { longestMessage, longestReason, mostReasons } from "./lengths.ts";
import { messageFields } from "./message-fields.ts";

/** What a visitor is told of: a request that was never approved is rejected, not cancelled. */
export type News = "approve" | "reject" | "cancel" | "move" | "move_pending";

/** Each with how the panel names it. */
export const messageNames = {
  approve: "Onay",
  reject: "Talebin reddi",
  cancel: "İptal",
  wish: "Danışanın isteğiyle iptal",
  move: "Taşıma",
  move_pending: "Onay bekleyen talebin taşınması",
  remind: "Hatırlatma",
} as const satisfies Record<News | "remind" | "wish", string>;

export type MessageKey = keyof typeof messageNames;
export const messageKeys = Object.keys(messageNames) as MessageKey[];

/** Why an appointment was cancelled. Whoever wished it is not thanked for understanding it. */
export type CancelReason = { text: string; isWish: boolean };

export type Messages = { texts: Record<MessageKey, string>; reasons: CancelReason[] };

type MessageField = keyof typeof messageFields;

export type MessageFacts = {
  name: string | null;
  day: string;
  timeSlot: string;
  /** The service's. */
  title: string;
  /** Of a cancelled one. */
  reason?: string;
};

const braced = /\{([^{}]*)\}/g;

/** The message for a piece of news, ready to be sent. */
export function visitorMessage(
  news: News | "remind",
  told: MessageFacts,
  { academy, messages }: { academy: string; messages: Messages },
): string {
  const { texts, reasons } = messages;
  const isOver = news === "cancel" || news === "reject";
  const isWish = isOver && reasons.some(({ text, isWish }) => isWish && text === told.reason);
  const topic = news === "reject" || news === "move_pending" ? "randevu talebiniz" : "randevunuz";
  return filledTemplate(texts[isWish ? "wish" : news], told, { academy, topic });
}

/** Read once, from left to right: what a name holds is never taken for a field. */
export function filledTemplate(
  template: string,
  { name, day, timeSlot, title }: MessageFacts,
  { academy, topic = "randevunuz" }: { academy: string; topic?: string },
): string {
  const values: Record<MessageField, string> = {
    ad: addressee(name),
    hizmet: title,
    tarih: dayWithWeekday(day),
    saat: timeSlot,
    konu: topic,
    akademi: academy,
  };
  return template.replace(braced, (whole, field: string) =>
    isField(field) ? values[field] : whole,
  );
}

/** A name from before addresses were refused in one must not be sent on as a link. */
function addressee(name: string | null): string {
  return name !== null && isName(name) ? name : "Danışanımız";
}

/** Why a template cannot be kept; `what` is the field that nobody knows. */
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
