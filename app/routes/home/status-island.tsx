import { createRoot } from "react-dom/client";
import { StatusDialog } from "./status-dialog.tsx";

/** Opens the dialog; the answered function removes it. */
export function mountStatusDialog(onClose: () => void): () => void {
  // The dialog itself is a child of the body.
  const root = createRoot(document.createElement("div"));
  root.render(<StatusDialog onClose={onClose} />);
  return () => root.unmount();
}
