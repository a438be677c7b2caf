import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { closePopoversOnLeaving } from "./close-popovers.ts";

const isOpen = (popover: Element) => popover.matches(":popover-open");

beforeEach(() => page.viewport(767, 800));

async function openPopover() {
  const { container } = await render(
    <aside popover="auto">
      <a href="/zodiac">Tüm Burçlar</a>
    </aside>,
  );
  const popover = container.querySelector("aside")!;
  popover.showPopover();
  return popover;
}

test("A popover that was opened before the script came closes in a window that has grown [7.4]", async () => {
  const popover = await openPopover();
  await page.viewport(768, 800);
  expect(isOpen(popover)).toBe(true);
  closePopoversOnLeaving();
  expect(isOpen(popover)).toBe(false);
});

test("A popover closes when the window grows to 768 px, and when the page is left [7.4]", async () => {
  closePopoversOnLeaving();
  const popover = await openPopover();
  expect(isOpen(popover)).toBe(true);
  await page.viewport(768, 800);
  await expect.poll(() => isOpen(popover)).toBe(false);
  await page.viewport(767, 800);
  popover.showPopover();
  dispatchEvent(new Event("pagehide"));
  expect(isOpen(popover)).toBe(false);
});
