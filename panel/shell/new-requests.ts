import { useEffect, useRef } from "react";
import { panelPages } from "../../contract/panel/pages.ts";
import { actions } from "../../contract/panel/words.ts";
import { isChimeOn, playChime } from "../components/chime.ts";
import { useLiveEvents } from "../data/live-events.tsx";
import { useConsultationTitle } from "../data/settings.ts";
import { useToast } from "../data/use-toast.ts";
import { shortDay } from "../words/day-words.ts";

/** Announces new requests on every screen with a toast, and with a sound if switched on. */
export function useNewRequests(): void {
  const { latest } = useLiveEvents();
  const toast = useToast();
  const titleOf = useConsultationTitle();
  const seenAt = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that comes.
  useEffect(() => {
    if (latest === undefined) return;
    const before = seenAt.current;
    const at = latest?.at ?? "";
    // After one is answered, an older one is the latest again: not new.
    const isNew = before !== undefined && at > before;
    if (before === undefined || isNew) seenAt.current = at;
    if (!isNew || !latest) return;
    const { id, day, timeSlot, consultation, movedByVisitor } = latest;
    const what = movedByVisitor ? actions.visitor_move : "Yeni talep";
    toast.done({
      text: `${what}: ${shortDay(day)} ${timeSlot}, ${titleOf(consultation)}`,
      next: { to: panelPages.appointment(id), label: "Gör" },
    });
    if (isChimeOn()) playChime();
  }, [latest]);
}
