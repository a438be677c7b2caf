import { useEffect } from "react";
import { Link } from "react-router";
import { undoSeconds } from "../../contract/panel/words.ts";
import { PanelIcon } from "./panel-icon.tsx";
import type { Message } from "./toast-stack.ts";

export function ToastMessage({
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
