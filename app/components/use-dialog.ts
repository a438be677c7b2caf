import { type ComponentType, useState } from "react";

/** A dialog whose code is loaded when it is first opened. */
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
 * If the code of a dialog cannot be loaded: the device is offline, or a new build has replaced the file. Loaders return
 * this text, so that it is not in a script.
 */
export const dialogFailure =
  "Pencere açılamadı. Bağlantınızı denetleyip yeniden deneyin; olmazsa sayfayı yenileyin.";
