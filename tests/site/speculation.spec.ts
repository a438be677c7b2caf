import { expect, open } from "../support/browser/site.ts";
import { inMenu, test } from "./prefetch.ts";

test("A hovered link prerenders a reading page and prefetches a React page", async ({
  page,
  ahead,
}) => {
  await open(page, "/about");
  await inMenu(page, "Elementler").hover();
  await expect.poll(() => ahead).toContain("/elements prefetch;prerender");
  await inMenu(page, "Danışmanlık").hover();
  await expect.poll(() => ahead).toContain("/consultation prefetch");
  await page.getByRole("banner").first().getByRole("link", { name: "Astroloji Akademisi" }).hover();
  await expect.poll(() => ahead).toContain("/ prefetch;prerender");
});
