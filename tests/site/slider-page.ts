import type { Page } from "@playwright/test";
import { expect } from "../support/browser/site.ts";
import { openAt } from "./home-page.ts";

export const dot = (page: Page, place: number) =>
  page.getByRole("button", { name: `${place}. slayta git` });

export const track = (page: Page) => page.locator(".slider-track");

/** The slide is the chosen one and has come to rest where one reads it. */
export async function expectSlide(page: Page, place: number) {
  await expect(dot(page, place)).toHaveAttribute("aria-current", "true");
  const title = place === 1 ? "Astroloji Eğitimi" : "Uranüs İkizler Burcunda";
  const heading = page.locator("#slider").getByRole("heading", { name: title });
  const left = async () => (await heading.boundingBox())?.x ?? Number.NaN;
  await expect.poll(left).toBeGreaterThanOrEqual(0);
  expect(await left()).toBeLessThan(page.viewportSize()!.width);
}

/** Opens the home page with the slider in sight; time stands still until the test moves it on. */
export async function openAtSlider(page: Page) {
  await openAt(page, "2026-11-15T12:00:00Z");
  await scrollToMiddle(page, "#slider");
}

/** Until the page's own observers, which are older than this one, have been told. */
export async function scrollToMiddle(page: Page, selector: string) {
  await page.locator(selector).evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        element.scrollIntoView({ behavior: "instant", block: "center" });
        const observer = new IntersectionObserver(([entry]) => {
          if (!entry?.isIntersecting) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(element);
      }),
  );
}
