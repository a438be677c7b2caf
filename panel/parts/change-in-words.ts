import { dayInWords } from "../../booking/istanbul-time.ts";
import type { Change, Facts } from "../../contract/panel/calls.ts";
import { type Action, actions, outcomeWords } from "../../contract/panel/words.ts";
import { channelWords } from "./channel-words.ts";

/** What the change itself says besides its name. */
export function detailsInWords({ action, after }: Change): string[] {
  if (!after) return [];
  const { what, hours, count } = after;
  return [
    ...(what ? [whatInWords(action, what)] : []),
    ...(hours ?? []).map(({ day, times }) => `${dayInWords(day)}: ${times.join(", ")}`),
    ...(action === "export" ? [`${count} randevu`] : []),
  ];
}

function whatInWords(action: Action, what: string): string {
  if (action === "undo") return actions[what as Action] ?? what;
  if (action === "told") return channelWords[what as keyof typeof channelWords] ?? what;
  if (action === "export") return what.replace(/\d{4}-\d\d-\d\d/g, dayInWords);
  return what;
}

/** What was one thing before and another after. */
export function differencesInWords({ before, after }: Change): { before: string; after: string }[] {
  if (!before || !after) return [];
  return [hourInWords, outcomeInWords].flatMap((inWords) => {
    const difference = { before: inWords(before), after: inWords(after) };
    const isOne = difference.before && difference.after && difference.before !== difference.after;
    return isOne ? [difference] : [];
  });
}

/** Which appointment it was about, as it is after the change. */
export function appointmentInWords(
  { before, after }: Change,
  titleOf: (slug: string) => string,
): string {
  const facts = { ...before, ...after };
  const title = facts.consultation ? titleOf(facts.consultation) : facts.randevuTipi;
  return [hourInWords(facts), title].filter(Boolean).join(", ");
}

function hourInWords({ day, timeSlot }: Facts): string {
  return day ? `${dayInWords(day)} ${timeSlot}` : "";
}

function outcomeInWords({ outcome }: Facts): string {
  return outcome ? outcomeWords[outcome] : "";
}
