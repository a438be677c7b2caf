import { afterEach, beforeEach, expect, type Mock, test, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../app.css";
import "./home.css";
import { runSlider } from "./run-slider.ts";
import { Slider } from "./slider.tsx";

const delay = 5000;

beforeEach(async () => {
  await page.viewport(1280, 900);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The slider in sight, with the pointer outside of it, and room to scroll it out of sight. */
async function renderSlider() {
  await render(
    <>
      <p style={{ height: 300 }}>Önce</p>
      <Slider>
        <article className="wrap slide">
          <a href="#form">Başvuru yap</a> <a href="#bilgi">Ayrıntıları gör</a>
        </article>
        <article className="wrap slide">
          <a href="#yazi">Yazıyı oku</a>
        </article>
      </Slider>
      <p style={{ height: 3000 }}>Sonra</p>
    </>,
  );
  showSlide = runSlider(document.querySelector("#slider")!);
  scrollTo(0, 0);
  await userEvent.hover(page.getByText("Önce"));
  scrolls = vi.spyOn(track(), "scrollTo");
}

let showSlide: (index: number) => void;

/** What the slider itself scrolls: at once, where the slide that comes needs its time. */
let scrolls: Mock;

const track = () => document.querySelector<HTMLElement>(".slider-track")!;
const slides = () => [...track().querySelectorAll<HTMLElement>(":scope > :not([aria-hidden])")];
const dot = (place: number) => page.getByRole("button", { name: `${place}. slayta git` });
const link = (name: string) => page.getByRole("link", { name });
const focusOn = (place: Locator) => (place.element() as HTMLElement).focus({ preventScroll: true });

/** The slide is the chosen one and has come to rest. */
async function expectSlide(place: number) {
  await expect.element(dot(place)).toHaveAttribute("aria-current", "true");
  await expect.poll(() => Math.round(slides()[place - 1]!.getBoundingClientRect().left)).toBe(0);
}

/** Nothing moves while that time passes. */
async function expectStill(ms: number) {
  scrolls.mockClear();
  await vi.advanceTimersByTimeAsync(ms);
  expect(scrolls).not.toHaveBeenCalled();
}

/** The second slide comes after a whole delay, of which waiting for the page may have taken a little. */
async function expectNextAfterDelay() {
  await expectStill(delay - 900);
  await vi.advanceTimersByTimeAsync(900);
  expect(scrolls).toHaveBeenCalledTimes(1);
}

/** Until the slider's own observer, which is older than this one, has been called. */
const observed = () =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(track());
  });

test("The slider moves on every 5000 ms and loops [4.3]", async () => {
  await renderSlider();
  await expectNextAfterDelay();
  await expectSlide(2);
  await vi.advanceTimersByTimeAsync(delay);
  await expectSlide(1);
});

test("A pagination dot shows its slide [4.3]", async () => {
  await renderSlider();
  for (const place of [2, 1]) {
    await dot(place).click();
    await expectSlide(place);
  }
});

test("The slider can be paused and started again [4.3]", async () => {
  await renderSlider();
  await page.getByRole("button", { name: "Otomatik geçişi durdur" }).click();
  await expectStill(4 * delay);
  await page.getByRole("button", { name: "Otomatik geçişi başlat" }).click();
  await vi.advanceTimersByTimeAsync(delay);
  await expectSlide(2);
});

test("Where reduced motion is preferred the slider waits, and a slide is there at once [4.3]", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  await renderSlider();
  await expectStill(4 * delay);
  await expect.element(page.getByRole("button", { name: "Otomatik geçişi başlat" })).toBeVisible();
  const before = track().scrollLeft;
  (dot(2).element() as HTMLElement).click();
  expect(track().scrollLeft - before).toBe(innerWidth + 30);
  await expectSlide(2);
});

test("Scrolling past the last slide shows the first again, and back [4.3]", async () => {
  await renderSlider();
  await dot(2).click();
  await expectSlide(2);
  track().scrollTo({ left: track().scrollWidth, behavior: "smooth" });
  await expectSlide(1);
  track().scrollTo({ left: 0, behavior: "smooth" });
  await expectSlide(2);
});

test("The slides are 30 px apart, and each is as wide as the window [4.3]", async () => {
  await renderSlider();
  for (const width of [390, 1280, 2560]) {
    await page.viewport(width, 900);
    await expectSlide(1);
    const [first, second] = slides().map((slide) => slide.getBoundingClientRect());
    expect(first).toMatchObject({ left: 0, width: document.documentElement.clientWidth });
    expect(second!.left - first!.right).toBe(30);
  }
});

test("A window that changes its size keeps the slide that was chosen", async () => {
  await renderSlider();
  for (const place of [1, 2]) {
    await dot(place).click();
    await expectSlide(place);
    for (const width of [900, 320, 1280]) {
      await page.viewport(width, 900);
      await expectSlide(place);
    }
  }
});

test("While the focus is within the slider it stays, and a whole delay longer", async () => {
  await renderSlider();
  for (const place of [link("Ayrıntıları gör"), dot(1)]) {
    focusOn(place);
    await expectStill(4 * delay);
    expect(document.activeElement).toBe(place.element());
  }
  (document.activeElement as HTMLElement).blur();
  await expectNextAfterDelay();
});

test("While the pointer is over the slider it stays, and a whole delay longer", async () => {
  await renderSlider();
  await userEvent.hover(link("Ayrıntıları gör"));
  await expectStill(4 * delay);
  await userEvent.hover(page.getByText("Önce"));
  await expectNextAfterDelay();
});

test("Out of sight the slider waits, and moves on a whole delay after it has come back", async () => {
  await renderSlider();
  scrollTo(0, 3000);
  await observed();
  await expectStill(4 * delay);
  scrollTo(0, 0);
  await observed();
  await expectNextAfterDelay();
});

test("In a hidden tab the slider waits", async () => {
  await renderSlider();
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  document.dispatchEvent(new Event("visibilitychange"));
  await expectStill(4 * delay);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  await expectNextAfterDelay();
});

test("The arrow keys move the slider round, and the focus goes along", async () => {
  await renderSlider();
  focusOn(link("Başvuru yap"));
  for (const [key, place, name] of [
    ["{ArrowRight}", 2, "Yazıyı oku"],
    ["{ArrowRight}", 1, "Başvuru yap"],
    ["{ArrowLeft}", 2, "Yazıyı oku"],
    ["{ArrowLeft}", 1, "Başvuru yap"],
    ["{Alt>}{ArrowRight}{/Alt}", 1, "Başvuru yap"],
  ] as const) {
    await userEvent.keyboard(key);
    await expectSlide(place);
    await expect.element(link(name)).toHaveFocus();
  }
  focusOn(dot(1));
  await userEvent.keyboard("{ArrowRight}");
  await expectSlide(2);
  await expect.element(dot(1)).toHaveFocus();
});

test("Tab reaches the links of every slide and brings them in sight", async () => {
  await renderSlider();
  focusOn(link("Ayrıntıları gör"));
  await userEvent.tab();
  await expect.element(link("Yazıyı oku")).toHaveFocus();
  await expectSlide(2);
  await userEvent.tab({ shift: true });
  await expect.element(link("Ayrıntıları gör")).toHaveFocus();
  await expectSlide(1);
});

test("The page can ask for a slide", async () => {
  await renderSlider();
  await expectSlide(1);
  showSlide(1);
  await expectSlide(2);
});
