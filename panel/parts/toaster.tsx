import { type ReactNode, useEffect, useMemo, useState } from "react";
import { Link } from "react-router";
import type { Undo } from "../../contract/panel/calls.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { undoSeconds } from "../../contract/panel/words.ts";
import { call } from "../data/api.ts";
import { useChange } from "../data/use-change.ts";
import { PanelIcon } from "./panel-icon.tsx";
import { type Done, type Toast, ToastContext } from "./use-toast.ts";

type Message = Done & { isProblem?: boolean };

/** One place at the screen's edge where the panel says what it did. */
export function Toaster({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<Message>();
  const toast = useMemo<Toast>(
    () => ({
      done: setMessage,
      problem: ({ message: text }) => setMessage({ text, isProblem: true }),
    }),
    [],
  );
  return (
    <ToastContext value={toast}>
      {children}
      <ToastBox message={message} onMessage={setMessage} />
    </ToastContext>
  );
}

function ToastBox({
  message,
  onMessage,
}: {
  message?: Message;
  onMessage(message?: Message): void;
}) {
  const undoing = useChange(
    async ({ change }: Undo) => {
      await call("POST", panelPaths.undo(change), {});
      return { text: "Geri alındı." };
    },
    // Each offer goes away with the tap that takes it.
    { changes: "appointments", mayOverlap: true },
  );
  const close = () => onMessage(undefined);
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => onMessage(undefined), undoSeconds * 1000);
    return () => clearTimeout(timer);
  }, [message, onMessage]);
  function takeBack(undo: Undo) {
    close();
    // The pressed button goes away: the keyboard goes on from the screen's beginning.
    if (document.activeElement?.closest(".toast")) document.getElementById("icerik")?.focus();
    undoing.start(undo);
  }
  // Without a mouse the ten seconds are too short to walk to the button.
  useEffect(() => {
    const undo = message?.undo;
    if (!undo) return;
    function onKey(event: KeyboardEvent) {
      const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z";
      const isTyping = (event.target as Element).matches("input:not([type=radio]), textarea");
      if (!isUndo || event.shiftKey || isTyping) return;
      event.preventDefault();
      takeBack(undo!);
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });
  return (
    <div className="toast-place" role={message?.isProblem ? "alert" : "status"}>
      {message && (
        <div className={message.isProblem ? "toast problem" : "toast"} key={message.undo?.change}>
          <p>{message.text}</p>
          {message.next && (
            <Link to={message.next.to} onClick={() => onMessage({ ...message, next: undefined })}>
              {message.next.label}
            </Link>
          )}
          {message.undo && (
            <button
              type="button"
              aria-keyshortcuts="Control+Z"
              title="Ctrl+Z"
              onClick={() => takeBack(message.undo!)}
            >
              <PanelIcon name="undo" /> Geri al
            </button>
          )}
          <button type="button" aria-label="Kapat" onClick={close}>
            <PanelIcon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
