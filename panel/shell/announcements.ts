import { useEffect, useRef } from "react";
import type { VisitorNews } from "../../contract/panel/calls.ts";
import { panelPages } from "../../contract/panel/pages.ts";
import { actions } from "../../contract/panel/words.ts";
import { isChimeOn, playChime } from "../components/chime.ts";
import { useLiveEvents } from "../data/live-events.tsx";
import { useConsultationTitle } from "../data/settings.ts";
import { useToast } from "../data/use-toast.ts";
import { shortDay } from "../words/day-words.ts";

/** Announces on every screen what visitors do, with a toast, and with a sound if switched on. */
export function useAnnouncements(): void {
  const { latest, latestCancellation } = useLiveEvents();
  useAnnounced(latest, latest?.movedByVisitor ? actions.visitor_move : "Yeni talep");
  useAnnounced(latestCancellation, actions.visitor_cancel);
}

function useAnnounced(latest: VisitorNews | null | undefined, what: string): void {
  const toast = useToast();
  const titleOf = useConsultationTitle();
  const seenAt = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that comes.
  useEffect(() => {
    if (latest === undefined) return;
    const before = seenAt.current;
    const at = latest?.at ?? "";
    // After one is answered or seen, an older one is the latest again: not new.
    const isNew = before !== undefined && at > before;
    if (before === undefined || isNew) seenAt.current = at;
    if (!isNew || !latest) return;
    const { id, day, timeSlot, consultation } = latest;
    toast.done({
      text: `${what}: ${shortDay(day)} ${timeSlot}, ${titleOf(consultation)}`,
      next: { to: panelPages.appointment(id), label: "Gör" },
    });
    if (isChimeOn()) playChime();
  }, [latest]);
}
