import { useEffect } from "react";

/** On the installed app's icon stands what the rail's badge says; it goes with whoever signs out. */
export function useAppBadge(count: number): void {
  useEffect(() => {
    // Only browsers that install apps have one, and only installed apps show it.
    navigator.setAppBadge?.(count).catch(() => {});
  }, [count]);
  useEffect(() => () => void navigator.clearAppBadge?.().catch(() => {}), []);
}
