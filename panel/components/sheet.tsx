import "./sheet.css";
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { PanelIcon } from "./panel-icon.tsx";

/** A dialog for one decision: a native one, so that focus and Escape work as everywhere. */
export function Sheet({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose(): void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const opened = dialog.current!;
    opened.showModal();
    heading.current?.focus();
    // Closed before it is taken away, so that focus returns to where it came from.
    return () => opened.close();
  }, []);
  return (
    <dialog ref={dialog} className="sheet" closedby="any" aria-labelledby={id} onClose={onClose}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
      <button
        type="button"
        className="sheet-close"
        aria-label="Pencereyi kapat"
        onClick={() => dialog.current?.close()}
      >
        <PanelIcon name="close" />
      </button>
    </dialog>
  );
}
