import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { followFragment } from "./follow-fragment.ts";

/** Entries that open and close in 300 ms, as on a planet's page; the browser holds nothing in place by itself. */
const style = `
  :root { overflow-anchor: none; interpolate-size: allow-keywords }
  body { padding-block: 1000px }
  details::details-content { block-size: 0; overflow-y: clip }
  [open]::details-content { block-size: auto }
  :has(summary:focus) details::details-content { transition: block-size 300ms, content-visibility 300ms allow-discrete }
`;
const signs = ["koc", "boga", "yay"];
const nextFrame = () => new Promise(requestAnimationFrame);
const row = (sign: string) => document.getElementById(sign)!.previousElementSibling as HTMLElement;
const openEntries = () => [...document.querySelectorAll("[open] > div")].map(({ id }) => id);
const address = location.pathname + location.search;

beforeEach(async () => {
  history.replaceState(null, "", `${address}#koc`);
  await render(
    <>
      <style>{style}</style>
      {signs.map((sign) => (
        <details key={sign} name="burc">
          <summary>{sign}</summary>
          <div id={sign} style={{ height: 400 }} />
        </details>
      ))}
    </>,
  );
  followFragment();
  row("yay").scrollIntoView({ block: "center", behavior: "instant" });
});
afterEach(() => {
  // Ends what still holds a row in place.
  dispatchEvent(new Event("wheel"));
  history.replaceState(null, "", address);
});

/** A press of the mouse focuses, too. */
function press(sign: string) {
  row(sign).focus({ preventScroll: true });
  row(sign).click();
}

test("The address's entry is open, and the address follows what is opened and closed [9.3]", () => {
  expect(openEntries()).toEqual(["koc"]);
  press("yay");
  expect([openEntries(), location.hash]).toEqual([["yay"], "#yay"]);
  press("yay");
  expect([openEntries(), location.hash]).toEqual([[], ""]);
  expect(location.pathname + location.search).toBe(address);
});

test("Another fragment opens its entry, and one that names none changes nothing [9.3]", () => {
  const goTo = (hash: string) => {
    history.replaceState(null, "", address + hash);
    dispatchEvent(new Event("hashchange"));
  };
  goTo("#boga");
  expect(openEntries()).toEqual(["boga"]);
  goTo("#olmayan");
  expect(openEntries()).toEqual(["boga"]);
  goTo("");
  expect(openEntries()).toEqual([]);
});

test("A pressed row stays in its place while the entry above it closes [9.3]", async () => {
  const before = row("yay").getBoundingClientRect().top;
  press("yay");
  const ends = performance.now() + 500;
  while (performance.now() < ends) await nextFrame();
  expect(document.getElementById("koc")!.checkVisibility()).toBe(false);
  expect(Math.abs(row("yay").getBoundingClientRect().top - before)).toBeLessThan(2);
});

test("A reader who scrolls on at once after opening an entry is not held back", async () => {
  press("yay");
  await nextFrame();
  const before = scrollY;
  // As a scroll bar does, without any event of the reader's.
  scrollBy({ top: 300, behavior: "instant" });
  for (let frame = 0; frame < 5; frame += 1) await nextFrame();
  expect(scrollY).toBeGreaterThan(before + 250);
});

for (const means of ["wheel", "touchmove", "keydown"])
  test(`A reader who goes up by ${means} while the entry above closes is not held back`, async () => {
    const before = row("yay").getBoundingClientRect().top;
    press("yay");
    await nextFrame();
    row("yay").dispatchEvent(new Event(means, { bubbles: true }));
    for (let frame = 0; frame < 8; frame += 1) {
      scrollBy({ top: -1, behavior: "instant" });
      await nextFrame();
    }
    expect(Math.abs(row("yay").getBoundingClientRect().top - before)).toBeGreaterThan(4);
  });
