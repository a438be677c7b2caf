import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Icon } from "./icon.tsx";

/** A native modal dialog: it keeps the focus, closes with Escape, and gives the focus back. */
export function Dialog(props: {
  eyebrow: string;
  title: string;
  onClose: () => void;
  /** While something is being sent whose answer belongs into it: nothing closes it. */
  isHeld?: boolean;
  /** More of the sky's part, below the title. */
  header?: ReactNode;
  children: ReactNode;
}) {
  const { eyebrow, title, onClose, isHeld, header, children } = props;
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    // Before React removes it, since only a closing dialog gives the focus back.
    return () => dialog?.close();
  }, []);
  return createPortal(
    <dialog
      ref={element}
      className="dialog"
      aria-labelledby={titleId}
      closedby={isHeld ? "none" : undefined}
      // Where the browser does not know closedby.
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
