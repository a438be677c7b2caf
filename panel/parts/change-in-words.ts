import { dayInWords } from "../../booking/istanbul-time.ts";
import type { Change, Facts } from "../../contract/panel/calls.ts";
import { type Action, actions, outcomeWords, practiceWords } from "../../contract/panel/words.ts";

/** How a visitor is told. */
export const channelWords = { whatsapp: "WhatsApp", sms: "SMS" } as const;

/** What a change says besides its name: a fact, or what was one thing before and another after. */
export type ChangeLine = { before?: string; after: string };

/** The most telling line first. */
export function changeInWords(change: Change, nameDay = dayInWords): ChangeLine[] {
  const facts = factsInWords(change).map((after) => ({ after }));
  return [...facts, ...differencesInWords(change, nameDay)];
}

function factsInWords({ action, after }: Change): string[] {
  if (!after) return [];
  const { what, hours, count } = after;
  return [
    ...(what ? [whatInWords(action, what)] : []),
    ...(hours ?? []).map(({ day, times }) => `${dayInWords(day)}: ${times.join(", ")}`),
    ...(action === "export" ? [`${count} randevu`] : []),
    ...(action === "sign_in_failed" ? [`${count} deneme`] : []),
  ];
}

function whatInWords(action: Action, what: string): string {
  if (action === "undo") return actions[what as Action] ?? what;
  if (action === "told") return channelWords[what as keyof typeof channelWords] ?? what;
  if (action === "settings") return practiceWords[what as keyof typeof practiceWords] ?? what;
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
  return [
    { before: hourInWords(before, nameDay), after: hourInWords(after, nameDay) },
    { before: outcomeInWords(before), after: outcomeInWords(after) },
  ].filter((line) => line.before && line.after && line.before !== line.after);
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
  return day ? `${nameDay(day)} ${timeSlot}` : "";
}

function outcomeInWords({ outcome }: Facts): string {
  return outcome ? outcomeWords[outcome] : "";
}

function quoted(text: string): string {
  return text ? `“${text}”` : "boş";
}
