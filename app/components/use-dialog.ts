import { type ComponentType, useState } from "react";

/** A dialog whose code is fetched when it is first asked for. */
export function useDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const [state, setState] = useState<"closed" | "open" | "failed">("closed");
  const open = async () => {
    try {
      const loaded = await load();
      setDialog(() => loaded);
      setState("open");
    } catch {
      setState("failed");
    }
  };
  return { Dialog, state, open, close: () => setState("closed") };
}

/**
 * Where its code cannot be had: the network is away, or a new build has another. In a loader, for it is no part
 * of what every page loads.
 */
export const dialogFailure =
  "Pencere açılamadı. Bağlantınızı denetleyip yeniden deneyin; olmazsa sayfayı yenileyin.";
