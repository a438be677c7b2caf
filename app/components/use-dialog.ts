import { type ComponentType, useEffect, useState } from "react";

/**
 * A dialog whose code is fetched when its button is about to be pressed. It has an entry in the history, so that Back
 * closes it and leaves the page.
 */
export function useDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const [state, setState] = useState<"closed" | "open" | "failed">("closed");
  const open = async () => {
    try {
      const loaded = await load();
      setDialog(() => loaded);
      if (!history.state?.dialog) addEntry();
      setState("open");
    } catch {
      setState("failed");
    }
  };
  const close = () => {
    if (history.state?.dialog) history.back();
    setState("closed");
  };
  useEffect(() => {
    if (state !== "open") return;
    const { hash } = location;
    const onBack = (event: PopStateEvent) => {
      // The router would load the page again; an address with another fragment is its business.
      if (location.hash === hash) event.stopImmediatePropagation();
      if (document.querySelector("dialog[closedby=none]")) addEntry();
      else setState("closed");
    };
    addEventListener("popstate", onBack, { capture: true });
    return () => removeEventListener("popstate", onBack, { capture: true });
  }, [state]);
  const fetchEarly = () => load().catch(() => {});
  return {
    Dialog,
    state,
    open,
    close,
    /** For its button. */
    opener: { onClick: open, onPointerEnter: fetchEarly, onFocus: fetchEarly },
  };
}

const addEntry = () => history.pushState({ ...history.state, dialog: true }, "");

/**
 * If the code of a dialog cannot be loaded: the device is offline, or a new build has replaced the file. Loaders return
 * this text, so that it is not in a script.
 */
export const dialogFailure =
  "Pencere açılamadı. Bağlantınızı denetleyip yeniden deneyin; olmazsa sayfayı yenileyin.";
