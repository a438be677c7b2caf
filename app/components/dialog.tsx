import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Icon } from "./icon.tsx";

/** A native modal dialog: the browser traps the focus, closes on Escape and restores the focus. */
export function Dialog(props: {
  eyebrow: string;
  title: string;
  onClose: () => void;
  /** While a request is being sent whose answer it will show, it cannot be closed. */
  isHeld?: boolean;
  /** Below the title, on the sky. */
  header?: ReactNode;
  children: ReactNode;
}) {
  const { eyebrow, title, onClose, isHeld, header, children } = props;
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    // Before React removes it, because only closing restores the focus.
    return () => dialog?.close();
  }, []);
  return createPortal(
    <dialog
      ref={element}
      className="dialog"
      aria-labelledby={titleId}
      closedby={isHeld ? "none" : undefined}
      // For browsers without closedby.
      onCancel={(event) => isHeld && event.preventDefault()}
      onClose={onClose}
    >
      <div className="dialog-head sky">
        <div>
          <p className="eyebrow">{eyebrow}</p>
          <h2 id={titleId}>{title}</h2>
          {header}
        </div>
        <button
          type="button"
          className="dialog-close"
          aria-label="Kapat"
          disabled={isHeld}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>,
    document.body,
  );
}
