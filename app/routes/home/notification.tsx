import { useEffect, useState } from "react";
import { Icon } from "../../components/icon.tsx";
import { scrollBehavior } from "../../scroll-behavior.ts";
import { readFromSession, saveInSession } from "../../session-storage.ts";

const key = "duyuru";

/** Once closed, it stays closed for the session. Its space is kept, so that nothing moves. */
export function Notification(props: { title: string; text: string; onInspect: () => void }) {
  const { title, text, onInspect } = props;
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(readFromSession(key) !== "closed"), []);
  const close = () => {
    saveInSession(key, "closed");
    setOpen(false);
  };
  const inspect = () => {
    onInspect();
    document.getElementById("slider")?.scrollIntoView({ behavior: scrollBehavior() });
    close();
  };
  return (
    <aside className={`notification ${open ? "fade" : ""}`} aria-label="Duyuru">
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
