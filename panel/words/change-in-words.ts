import { dayInWords } from "../../booking/istanbul-time.ts";
import type { Change, Facts } from "../../contract/panel/calls.ts";
import { roleWords } from "../../contract/panel/roles.ts";
import { visitor, whoInWords } from "../../contract/panel/who.ts";
import {
  type Action,
  actions,
  type Channel,
  outcomeWords,
  practiceWords,
} from "../../contract/panel/words.ts";
import { hoursInWords } from "./hours-in-words.ts";
import { paymentInWords } from "./payment-words.ts";

export const channelWords: Record<Channel, string> = {
  whatsapp: "WhatsApp",
  sms: "SMS",
  copy: "Kopyalanan metinle",
  call: "Telefonla",
};

const fieldWords: Record<string, string> = {
  name: "Ad",
  phone: "Telefon",
  consultation: "Tür",
  slot: "Gün ve saat",
};

/** A detail of a change: a fact, or a value before and after. */
type ChangeLine = { before?: string; after: string };

/** The most important line first. */
export function changeInWords(change: Change, nameDay = dayInWords): ChangeLine[] {
  const facts = factsInWords(change).map((after) => ({ after }));
  return [...facts, ...differencesInWords(change, nameDay)];
}

function factsInWords({ action, after }: Change): string[] {
  if (!after) return [];
  const { what, hours, count, role } = after;
  return [
    ...(what ? [whatInWords(action, what)] : []),
    ...(hours?.length ? [hoursInWords(hours)] : []),
    ...(action === "export" ? [`${count} randevu`] : []),
    ...(action === "sign_in_failed" ? [`${count} deneme`] : []),
    ...(action === "account_added" && role ? [roleWords[role]] : []),
  ];
}

function whatInWords(action: Action, what: string): string {
  if (action === "undo") return actions[what as Action] ?? what;
  if (action === "told") return channelWords[what as Channel] ?? what;
  if (action === "settings") return practiceWords[what as keyof typeof practiceWords] ?? what;
  if (action === "edit")
    return what
      .split(" ")
      .map((field) => fieldWords[field] ?? field)
      .join(", ");
  if (action === "export") return what.replace(/\d{4}-\d\d-\d\d/g, dayInWords);
  return what;
}

function differencesInWords(
  { action, before, after, texts }: Change,
  nameDay: (day: string) => string,
): ChangeLine[] {
  if (action === "note" && texts) {
    return [{ before: quoted(texts.before.note), after: quoted(texts.after.note) }];
  }
  if (!before || !after) return [];
  if (action === "payment") {
    return [{ before: paymentFacts(before), after: paymentFacts(after) }];
  }
  return [
    { before: texts?.before.name ?? "", after: texts?.after.name ?? "" },
    { before: texts?.before.phone ?? "", after: texts?.after.phone ?? "" },
    { before: hourInWords(before, nameDay), after: hourInWords(after, nameDay) },
    { before: outcomeInWords(before), after: outcomeInWords(after) },
    { before: roleInWords(before), after: roleInWords(after) },
  ].filter((line) => line.before && line.after && line.before !== line.after);
}

/** "Bu arada onaylandı (Beklemede → Onaylı), Ece Kaya tarafından." Oldest first. */
export function sinceInWords(changes: Change[], names: Record<string, string> = {}): string {
  const deeds = changes.map((change) => {
    const name = actions[change.action].replace(/^./u, (first) => first.toLocaleLowerCase("tr-TR"));
    const lines = changeInWords(change).map(({ before, after }) =>
      before ? `${before} → ${after}` : after,
    );
    const deed = lines.length > 0 ? `${name} (${lines.join(", ")})` : name;
    const who = names[change.who] ?? whoInWords(change.who);
    return change.who === visitor ? deed : `${deed}, ${who} tarafından`;
  });
  return `Bu arada ${deeds.join("; ")}.`;
}

/** Which appointment it was about, as it is after the change. */
export function appointmentInWords(
  { before, after }: Change,
  titleOf: (slug: string) => string,
): string {
  const facts = { ...before, ...after };
  const title = facts.consultation ? titleOf(facts.consultation) : facts.randevuTipi;
  return [hourInWords(facts, dayInWords), title].filter(Boolean).join(", ");
}

function hourInWords({ day, timeSlot }: Facts, nameDay: (day: string) => string): string {
  return day ? `${nameDay(day)} ${timeSlot}`.trim() : "";
}

function paymentFacts({ payment }: Facts): string {
  return paymentInWords(payment ?? { price: null, paid: 0, paidBy: null });
}

function outcomeInWords({ outcome }: Facts): string {
  return outcome ? outcomeWords[outcome] : "";
}

function roleInWords({ role }: Facts): string {
  return role ? roleWords[role] : "";
}

function quoted(text = ""): string {
  return text ? `“${text}”` : "boş";
}
