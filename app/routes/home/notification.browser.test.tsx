import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../app.css";
import "./home.css";
import { Notification } from "./notification.tsx";
import { showNotification } from "./show-notification.ts";

const card = page.getByRole("complementary", { name: "Duyuru" });
const room = () => document.querySelector(".notification")!.getBoundingClientRect().height;

beforeEach(async () => {
  sessionStorage.clear();
  await page.viewport(1280, 900);
});

const onInspect = vi.fn();
async function renderCard() {
  const screen = await render(
    <>
      <Notification title="Uranüs İkizler burcunda" text="On üç yazıda anlattık." />
      <p style={{ height: 2000 }} />
      <section id="slider" style={{ height: 600 }} />
    </>,
  );
  showNotification(document.querySelector(".notification")!, onInspect);
  return screen;
}

test("The notification closes with its ×, keeps its room, and stays closed on the next page [4.2]", async () => {
  const screen = await renderCard();
  await expect.element(card).toBeVisible();
  const before = room();
  await page.getByRole("button", { name: "Duyuruyu kapat" }).click();
  await expect.poll(() => card.query()).toBeNull();
  expect(room()).toBe(before);
  await screen.unmount();
  await renderCard();
  await expect.poll(room).toBe(before);
  expect(card.query()).toBeNull();
});

test("İncele scrolls to the slider and closes the notification [4.2]", async () => {
  await renderCard();
  await page.getByRole("button", { name: "İncele" }).click();
  await expect.poll(() => card.query()).toBeNull();
  const slider = document.querySelector("#slider")!;
  await expect.poll(() => slider.getBoundingClientRect().top).toBeLessThan(innerHeight / 2);
  expect(onInspect).toHaveBeenCalledOnce();
});

test("The notification is not shown below 768 px [4.2]", async () => {
  await renderCard();
  await page.viewport(768, 900);
  await expect.element(card).toBeVisible();
  await page.viewport(767, 900);
  await expect.poll(() => card.query()).toBeNull();
});
