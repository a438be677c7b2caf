import { scrollBehavior } from "../../scroll-behavior.ts";
import { readFromSession, saveInSession } from "../../session-storage.ts";

const key = "duyuru";

/** Once closed, it stays closed for the session. */
export function showNotification(card: HTMLElement, showItsSlide: () => void): void {
  card.classList.toggle("fade", readFromSession(key) !== "closed");
  const [inspect, close] = card.querySelectorAll("button");
  inspect!.addEventListener("click", () => {
    showItsSlide();
    document.querySelector("#slider")?.scrollIntoView({ behavior: scrollBehavior() });
    close!.click();
  });
  close!.addEventListener("click", () => {
    saveInSession(key, "closed");
    card.classList.remove("fade");
  });
}
