import { addDays } from "../../booking/istanbul-time.ts";
import type { MessagesAnswer } from "../../contract/panel/calls.ts";
import type { MessageFacts } from "../../contract/panel/messages.ts";
import { useNow } from "../data/clock.tsx";
import { useConsultationTitle, useSettings } from "../data/settings.ts";
import { todayInIstanbul } from "../words/day-words.ts";

export type Sample = MessageFacts & { isReal: boolean };

/** The next coming appointment, or one as there might be, where none is coming. */
export function useSample(next: MessagesAnswer["next"]): Sample {
  const { consultations } = useSettings();
  const titleOf = useConsultationTitle();
  const today = todayInIstanbul(useNow());
  if (next) return { ...next, title: titleOf(next.consultation), isReal: true };
  const { title } = consultations.find(({ bookable }) => bookable) ?? consultations[0]!;
  return { name: "Ayşe Yılmaz", day: addDays(today, 1), timeSlot: "21:00", title, isReal: false };
}
