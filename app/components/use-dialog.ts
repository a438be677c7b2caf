import { type ComponentType, useEffect, useState } from "react";
import { enterDialog, leaveDialog, watchBack } from "./dialog-entry.ts";

/** A dialog whose code is loaded when its button is about to be pressed. Back closes it. */
export function useDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const [state, setState] = useState<"closed" | "open" | "failed">("closed");
  useEffect(watchBack, []);
  const close = () => {
    leaveDialog();
    setState("closed");
  };
  const open = async () => {
    try {
      const loaded = await load();
      setDialog(() => loaded);
      enterDialog(close);
      setState("open");
    } catch {
      setState("failed");
    }
  };
  const loadEarly = () => load().catch(() => {});
  return {
    Dialog,
    state,
    open,
    close,
    /** For its button. */
    opener: { onClick: open, onPointerEnter: loadEarly, onFocus: loadEarly },
  };
}

/**
 * If the code of a dialog cannot be loaded: the device is offline, or a new build has replaced the file. Loaders return
 * this text, so that it is not in a script.
 */
export const dialogFailure =
  "Pencere açılamadı. Bağlantınızı denetleyip yeniden deneyin; olmazsa sayfayı yenileyin.";
