import { Icon } from "../../components/icon.tsx";

/** Hidden until the script of the page shows it. Its space is kept, so that nothing moves. */
export function Notification({ title, text }: { title: string; text: string }) {
  return (
    <aside className="notification" aria-label="Duyuru">
      <h2>{title}</h2>
      <p>{text}</p>
      <button type="button" className="button small">
        İncele
      </button>
      <button type="button" className="close" aria-label="Duyuruyu kapat">
        <Icon name="close" />
      </button>
    </aside>
  );
}
