import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { slugOf } from "../../content/slug.ts";
import { moonPhaseNames } from "../../content/zodiac.ts";
import "../../app.css";
import "./home.css";
import { MoonExplorer } from "./moon-explorer.tsx";
import { turnMoon } from "./turn-moon.ts";

const phases = moonPhaseNames.map((name) => ({
  name,
  slug: slugOf(name),
  desc: `${name} anlatılır.`,
  features: [`${name} özelliği`],
}));

const address = location.pathname + location.search;
afterEach(() => history.replaceState(null, "", address));

async function renderExplorer(today?: string, hash = "") {
  history.replaceState(null, "", address + hash);
  const screen = await render(
    <MoonExplorer
      title="Ay’ın Evreleri"
      text=""
      image={{ width: 840, height: 840, avif: "/ay.avif", webp: "/ay.webp" }}
      ring="/halka.svg"
      phases={phases}
    />,
  );
  const markPhase = turnMoon();
  if (today) markPhase(today);
  return screen;
}

const next = page.getByRole("button", { name: "Sonraki Evre →" });
const todayButton = page.getByRole("button", { name: /^Bugün: / });
const name = page.getByRole("heading", { level: 3 });
const turning = () => document.querySelector<HTMLElement>(".moon-turn")!;

test("Eight phases follow each other, the Moon turning 45 degrees further each time [4.6]", async () => {
  await renderExplorer();
  expect(turning().querySelectorAll("img")).toHaveLength(2);
  // Pointer and night stand still.
  expect(turning().querySelector("svg")).toBeNull();
  for (let step = 0; step <= 9; step += 1) {
    const phase = phases[step % 8]!;
    await expect.element(name).toHaveTextContent(phase.name);
    await expect.element(page.getByText(phase.desc)).toBeVisible();
    await expect.element(page.getByText(phase.features[0]!)).toBeVisible();
    expect(turning().style.rotate).toBe(step ? `${step * 45}deg` : "");
    (next.element() as HTMLElement).click();
  }
});

test("Today's phase is named and marked, and one press turns on to it", async () => {
  const screen = await renderExplorer("Büyüyen Hilal");
  const mark = () => turning().querySelector("i")!.style.rotate;
  await expect.element(todayButton).toHaveTextContent("Bugün: Büyüyen Hilal");
  expect(mark()).toBe("-45deg");
  await screen.unmount();
  await renderExplorer("İlk Dördün");
  expect(mark()).toBe("-90deg");
  // Where it is shown already a press changes nothing; past it, the ring goes on and never back.
  for (const degrees of ["90deg", "90deg"]) {
    await todayButton.click();
    await expect.element(name).toHaveTextContent("İlk Dördün");
    await expect.element(page.getByRole("status")).toHaveTextContent("İlk Dördün");
    expect(turning().style.rotate).toBe(degrees);
  }
  await next.click();
  await todayButton.click();
  await expect.element(name).toHaveTextContent("İlk Dördün");
  expect(turning().style.rotate).toBe("450deg");
});

test("Without today's sky no phase is marked as today's", async () => {
  await renderExplorer();
  await expect.element(next).toBeVisible();
  expect(todayButton.query()).toBeNull();
  expect(turning().querySelector("i")!.checkVisibility()).toBe(false);
});

test("An address that names a phase shows it", async () => {
  await renderExplorer(undefined, "#dolunay");
  await expect.element(name).toHaveTextContent("Dolunay");
});
