import { useSyncExternalStore } from "react";

/** Warns in a dialog, before anything is sent, that the device is offline. */
export function OfflineHint({ text }: { text: string }) {
  const online = useOnline();
  return (
    <p className="offline-hint" role="status">
      {!online && `Şu anda çevrimdışısınız. ${text}`}
    </p>
  );
}

function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(listener: () => void): () => void {
  const events = ["online", "offline"];
  for (const event of events) addEventListener(event, listener);
  return () => {
    for (const event of events) removeEventListener(event, listener);
  };
}
