import "./toaster.css";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Link } from "react-router";
import type { Undo, UndoAnswer } from "../../contract/panel/calls.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { undoSeconds } from "../../contract/panel/words.ts";
import { type ApiError, call } from "../data/api.ts";
import { useChange } from "../data/use-change.ts";
import { type Done, type Toast, ToastContext } from "../data/use-toast.ts";
import { isTyping } from "./is-typing.ts";
import { PanelIcon } from "./panel-icon.tsx";
import {
  latestOffer,
  type Message,
  mostShown,
  withMessage,
  withoutMessage,
} from "./toast-stack.ts";

/** Shows toasts: what was done, with undo, and what failed. */
export function Toaster({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<Message[]>([]);
  const lastId = useRef(0);
  const toast = useMemo<Toast>(() => {
    const add = (message: Done & { isProblem?: boolean }) => {
      lastId.current += 1;
      const id = lastId.current;
      setMessages((before) => withMessage(before, { ...message, id }));
    };
    return { done: add, problem: ({ message: text }) => add({ text, isProblem: true }) };
  }, []);
  const close = useCallback((id: number) => setMessages((all) => withoutMessage(all, id)), []);
  return (
    <ToastContext value={toast}>
      {children}
      <ToastStack messages={messages} onClose={close} />
    </ToastContext>
  );
}

function ToastStack({ messages, onClose }: { messages: Message[]; onClose(id: number): void }) {
  const [isOpen, setOpen] = useState(false);
  const undoing = useChange(
    async (undos: Undo[]) => {
      const sent = undos.map(({ change }) => call<UndoAnswer>("POST", panelPaths.undo(change), {}));
      const results = await Promise.allSettled(sent);
      const refused = results.filter((result) => result.status === "rejected");
      const count = results.length - refused.length;
      if (count === 0) throw refused[0]!.reason;
      const appointments = results.flatMap((result) =>
        result.status === "fulfilled" ? (result.value.appointment ?? []) : [],
      );
      if (refused.length === 0) return { text: "Geri alındı.", appointments };
      const { message } = refused[0]!.reason as ApiError;
      return {
        text: `${count} işlem geri alındı, ${refused.length} işlem geri alınamadı. ${message}`,
        appointments,
      };
    },
    // Each offer goes away with the tap that takes it.
    { changes: "appointments", mayOverlap: true },
  );
  function takeBack({ id, undo }: Message) {
    onClose(id);
    // The pressed button goes away: the keyboard goes on from the screen's beginning.
    if (document.activeElement?.closest(".toast")) document.getElementById("icerik")?.focus();
    undoing.start([undo!].flat());
  }
  const latest = latestOffer(messages);
  // Without a mouse the ten seconds are too short to walk to the button.
  useEffect(() => {
    if (!latest) return;
    function onKey(event: KeyboardEvent) {
      const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z";
      if (!isUndo || event.shiftKey || isTyping(event.target)) return;
      event.preventDefault();
      takeBack(latest!);
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });
  const problem = messages.findLast(({ isProblem }) => isProblem);
  const news = messages.filter((message) => message.news);
  const told = messages.filter((message) => !message.isProblem && !message.news);
  const hidden = isOpen ? 0 : Math.max(0, told.length - mostShown);
  useEffect(() => {
    if (told.length <= mostShown) setOpen(false);
  }, [told.length]);
  return (
    <>
      {/* What visitors did comes from above, where it covers nothing of the list that it leads to. */}
      <div role="status" aria-atomic="false" className="toast-place news">
        {news.map((message) => (
          <ToastMessage key={message.id} message={message} onClose={onClose} />
        ))}
      </div>
      <div className="toast-place">
        {hidden > 0 && (
          <button type="button" className="toast-more" onClick={() => setOpen(true)}>
            {hidden} bildirim daha
          </button>
        )}
        {/* Not atomic: what was heard before is not read again with each that comes. */}
        <div role="status" aria-atomic="false" className="toasts" data-open={isOpen}>
          {told.map((message, index) => (
            <ToastMessage
              key={message.id}
              message={message}
              isHidden={index < hidden}
              isLatest={message === latest}
              onUndo={() => takeBack(message)}
              onClose={onClose}
            />
          ))}
        </div>
        <div role={problem && "alert"} className="toasts">
          {problem && <ToastMessage key={problem.id} message={problem} onClose={onClose} />}
        </div>
      </div>
    </>
  );
}

function ToastMessage({
  message: { id, text, next, undo, isProblem },
  isHidden = false,
  isLatest = false,
  onUndo,
  onClose,
}: {
  message: Message;
  isHidden?: boolean;
  /** Of the offers: its key is Ctrl+Z. */
  isLatest?: boolean;
  onUndo?(): void;
  onClose(id: number): void;
}) {
  useEffect(() => {
    const timer = setTimeout(() => onClose(id), undoSeconds * 1000);
    return () => clearTimeout(timer);
  }, [id, onClose]);
  return (
    <div className={isProblem ? "toast problem" : "toast"} hidden={isHidden}>
      <p>{text}</p>
      {next && (
        <Link to={next.to} onClick={() => onClose(id)}>
          {next.label}
        </Link>
      )}
      {undo && (
        <button
          type="button"
          className="toast-undo"
          aria-label={`Geri al: ${text}`}
          {...(isLatest && { "aria-keyshortcuts": "Control+Z", title: "Ctrl+Z" })}
          onClick={onUndo}
        >
          <PanelIcon name="undo" /> Geri al
        </button>
      )}
      <button type="button" aria-label="Kapat" onClick={() => onClose(id)}>
        <PanelIcon name="close" />
      </button>
    </div>
  );
}
