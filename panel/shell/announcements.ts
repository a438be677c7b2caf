import { useEffect, useRef } from "react";
import type { VisitorNews } from "../../contract/panel/calls.ts";
import { panelPages } from "../../contract/panel/pages.ts";
import { actions, type ListName } from "../../contract/panel/words.ts";
import { isChimeOn, playChime } from "../components/chime.ts";
import { useLiveEvents } from "../data/live-events.tsx";
import { useConsultationTitle } from "../data/settings.ts";
import { useToast } from "../data/use-toast.ts";
import { shortDay } from "../words/day-words.ts";

/** Announces on every screen what visitors do, with a toast, and with a sound if switched on. */
export function useAnnouncements(): void {
  const { latest, latestCancellation, pending, cancellations } = useLiveEvents();
  const what = latest?.movedByVisitor ? actions.visitor_move : "Yeni talep";
  useAnnounced(latest, { what, list: "pending", waiting: pending });
  useAnnounced(latestCancellation, {
    what: actions.visitor_cancel,
    list: "visitor_cancelled",
    waiting: cancellations,
  });
}

function useAnnounced(
  latest: VisitorNews | null | undefined,
  { what, list, waiting }: { what: string; list: ListName; waiting: number },
): void {
  const toast = useToast();
  const titleOf = useConsultationTitle();
  const seenAt = useRef<string>(undefined);
  const waitedBefore = useRef(waiting);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that comes.
  useEffect(() => {
    if (latest === undefined) return;
    const before = seenAt.current;
    const at = latest?.at ?? "";
    // After one is answered or seen, an older one is the latest again: not new.
    const isNew = before !== undefined && at > before;
    if (before === undefined || isNew) seenAt.current = at;
    // One event may tell of several, of which it names the latest.
    const count = Math.max(1, waiting - waitedBefore.current);
    if (!isNew || !latest) return;
    const { id, day, timeSlot, consultation } = latest;
    toast.done({
      text: `${what}: ${shortDay(day)} ${timeSlot}, ${titleOf(consultation)}`,
      next: { to: panelPages.appointment(id), label: "Gör" },
      news: { what, list, count },
    });
    if (isChimeOn()) playChime();
  }, [latest]);
  useEffect(() => {
    waitedBefore.current = waiting;
  }, [waiting]);
}
