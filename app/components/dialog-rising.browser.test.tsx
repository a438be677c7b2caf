import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../app.css";
import "../routes/home/home.css";
import { Dialog } from "./dialog.tsx";

test("Clicks are ignored while a dialog opens on a phone", async () => {
  await page.viewport(390, 844);
  await render(
    <Dialog eyebrow="Danışmanlık" title="Randevu Durumu" onClose={() => {}}>
      <button type="button" style={{ height: 200 }}>
        Gün
      </button>
    </Dialog>,
  );
  const [rise] = document.querySelector("dialog")!.getAnimations();
  rise!.pause();
  rise!.currentTime = 150;
  const button = page.getByRole("button", { name: "Gün" }).element();
  /** What a finger in the middle of the button meets. */
  const met = () => {
    const { x, y, width } = button.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + 10);
  };
  expect(button.getBoundingClientRect().y).toBeLessThan(innerHeight);
  expect(met()).not.toBe(button);
  rise!.finish();
  expect(met()).toBe(button);
});
