import { useState } from "react";
import { Icon } from "../../components/icon.tsx";

/** Once closed, the card stays closed until the site is loaded anew. */
let dismissed = false;

export function Notification({ title, text }: { title: string; text: string }) {
  const [open, setOpen] = useState(!dismissed);
  if (!open) return null;
  const close = () => {
    dismissed = true;
    setOpen(false);
  };
  const inspect = () => {
    document.getElementById("slider")?.scrollIntoView();
    close();
  };
  return (
    <aside className="notification needs-script" aria-label="Duyuru">
      <h2>{title}</h2>
      <p>{text}</p>
      <button type="button" className="button small" onClick={inspect}>
        İncele
      </button>
      <button type="button" className="close" aria-label="Duyuruyu kapat" onClick={close}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
