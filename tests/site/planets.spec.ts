import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { drawn } from "../support/browser/answers.ts";
import { expect, open, test } from "../support/browser/site.ts";

const planets: [name: string, slug: string, description: string][] = [
  ["Güneş", "gunes", "Kişilik ve benlik"],
  ["Ay", "ay", "Duygular ve içgüdüler"],
  ["Merkür", "merkur", "İletişim ve zeka gezegeni"],
  ["Venüs", "venus", "Aşk, güzellik ve değerler gezegeni"],
  ["Mars", "mars", "Enerji, güç ve mücadele gezegeni"],
  ["Jüpiter", "jupiter", "Genişleme, şans ve bolluk gezegeni"],
  ["Satürn", "saturn", "Disiplin ve sorumluluk gezegeni"],
  ["Uranüs", "uranus", "Değişim ve yenilik gezegeni"],
  ["Neptün", "neptun", "Ruhsallık ve sezgi gezegeni"],
  ["Plüton", "pluton", "Dönüşüm ve Gücün Derin Kaynağı"],
];
const signs = "Koç Boğa İkizler Yengeç Aslan Başak Terazi Akrep Yay Oğlak Kova Balık".split(" ");

test("Ten planet tabs in order, Güneş chosen, in a bar that scrolls sideways [9.1]", {
  tag: "@390",
}, async ({ page }) => {
  await open(page, "/planets");
  const bar = page.getByRole("navigation", { name: "Gezegenler" });
  const tabs = bar.getByRole("link");
  await expect(tabs).toHaveText(planets.map(([name]) => name));
  await expect(tabs.first()).toHaveAttribute("aria-current", "page");
  expect(await bar.evaluate((element) => getComputedStyle(element).overflowX)).toBe("auto");
  await tabs.last().click();
  await expect(page).toHaveURL("/planets/pluton");
  await expect(tabs.last()).toBeInViewport();
});

for (const [name, slug, description] of planets) {
  test(`${name} shows its description and an entry for each sign [9.2] [9.4]`, async ({ page }) => {
    await open(page, slug === "gunes" ? "/planets" : `/planets/${slug}`);
    await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
    await expect(page.getByText(description, { exact: true })).toBeVisible();
    await expect(page.locator("details h3")).toHaveText(
      signs.map((sign) => `${name} ${sign} Burcunda`),
    );
    const general = parse(readFileSync(`content/placements/${slug}.yaml`, "utf8")).general;
    await expect(page.locator(".closing-note")).toHaveText(general);
  });
}

/** Two frames later the pressed row has been brought back to where it was. */
const settled = drawn;

test("At most one entry is open, and clicking the open one closes it [9.3]", async ({ page }) => {
  // A row that still moves may not be where it is pressed.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/planets/mars");
  const opened = page.locator("details[open] h3");
  await expect(opened).toHaveCount(0);
  await page.getByText("Mars Koç Burcunda").click();
  await expect(opened).toHaveText(["Mars Koç Burcunda"]);
  await settled(page);
  await page.getByText("Mars Yay Burcunda").click();
  await expect(opened).toHaveText(["Mars Yay Burcunda"]);
  await settled(page);
  await page.getByText("Mars Yay Burcunda").click();
  await expect(opened).toHaveCount(0);
});

test("Entries open and close with the keyboard [9.3]", async ({ page }) => {
  await open(page, "/planets/mars");
  await page.locator("summary").first().focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("details[open] h3")).toHaveText(["Mars Koç Burcunda"]);
  // Before the first picture of its opening there is nothing in it to go to.
  await expect(page.locator("details[open] a")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.locator("details[open] a")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.locator("details[open] h3")).toHaveText(["Mars Boğa Burcunda"]);
});

test("The title of an entry that was opened stays in sight [9.3]", { tag: "@390" }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/planets/mars#koc");
  const last = page.getByText("Mars Balık Burcunda");
  await last.click();
  await expect(page.locator("details[open] h3")).toHaveText(["Mars Balık Burcunda"]);
  await expect(last).toBeInViewport();
});

for (const anchoring of ["auto", "none"]) {
  test(`An entry stays under the pointer that opened it, while another closes above it, scroll anchoring ${anchoring}`, {
    tag: "@390",
  }, async ({ page }) => {
    await open(page, "/planets/mars#koc");
    // Not every browser keeps what one reads in place by itself.
    await page.evaluate((value) => {
      document.documentElement.style.setProperty("overflow-anchor", value);
    }, anchoring);
    const title = page.getByText("Mars Yay Burcunda");
    await title.scrollIntoViewIfNeeded();
    const before = (await title.boundingBox())!.y;
    await title.click();
    await expect(page.locator("details[open] h3")).toHaveText(["Mars Yay Burcunda"]);
    await expect.poll(async () => (await title.boundingBox())!.y).toBeCloseTo(before, 0);
  });
}

test("Who scrolls on, at once after opening an entry, is not held back", async ({ page }) => {
  await open(page, "/planets/mars");
  const title = page.getByText("Mars Koç Burcunda");
  const places = await title.evaluate(async (element: HTMLElement) => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    element.click();
    await nextFrame();
    const before = scrollY;
    // As a scroll bar does, which tells nothing of itself.
    scrollBy({ top: 300, behavior: "instant" });
    for (let frame = 0; frame < 5; frame += 1) await nextFrame();
    return [before + 300, scrollY];
  });
  expect(places[1]).toBe(places[0]);
});

for (const means of ["wheel", "touchmove", "keydown"]) {
  test(`Who goes up by ${means}, little by little while an entry closes above, is not held back`, async ({
    page,
  }) => {
    await open(page, "/planets/mars#koc");
    const title = page.getByText("Mars Yay Burcunda");
    const moved = await title.evaluate(async (element: HTMLElement, kind) => {
      const nextFrame = () => new Promise(requestAnimationFrame);
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const before = element.getBoundingClientRect().top;
      element.click();
      await nextFrame();
      element.dispatchEvent(new Event(kind, { bubbles: true }));
      for (let frame = 0; frame < 8; frame += 1) {
        scrollBy({ top: -1, behavior: "instant" });
        await nextFrame();
      }
      return element.getBoundingClientRect().top - before;
    }, means);
    expect(Math.abs(moved)).toBeGreaterThan(4);
  });
}

test("The address follows the open entry, and back and forward follow the address [9.3]", async ({
  page,
}) => {
  // A row that still moves may not be where it is pressed.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/planets/mars?kaynak=posta");
  const opened = page.locator("details[open] h3");
  await page.getByText("Mars Koç Burcunda").click();
  await expect(page).toHaveURL("/planets/mars?kaynak=posta#koc");
  await settled(page);
  await page.getByText("Mars Yay Burcunda").click();
  await expect(page).toHaveURL("/planets/mars?kaynak=posta#yay");
  await settled(page);
  await page.getByText("Mars Yay Burcunda").click();
  await expect(page).toHaveURL("/planets/mars?kaynak=posta");
  await page.goBack();
  await expect(opened).toHaveText(["Mars Yay Burcunda"]);
  await page.goBack();
  await expect(opened).toHaveText(["Mars Koç Burcunda"]);
  await page.goBack();
  await expect(opened).toHaveCount(0);
  await page.goForward();
  await expect(opened).toHaveText(["Mars Koç Burcunda"]);
});

test("An address with an entry opens on it [9.3]", async ({ page }) => {
  await open(page, "/planets/mars#oglak");
  await expect(page.locator("details[open] h3")).toHaveText(["Mars Oğlak Burcunda"]);
});

for (const [doing, fragment] of [
  ["“İçeriğe geç”", "icerik"],
  ["A fragment that names nothing", "olmayan"],
] as const) {
  test(`${doing} leaves the open entry open`, async ({ page }) => {
    await open(page, "/planets/mars#koc");
    const skip = page.getByRole("link", { name: "İçeriğe geç" });
    await skip.evaluate((link, to) => link.setAttribute("href", `#${to}`), fragment);
    await skip.press("Enter");
    await expect(page).toHaveURL(`/planets/mars#${fragment}`);
    await drawn(page);
    await expect(page.locator("details[open] h3")).toHaveText(["Mars Koç Burcunda"]);
  });
}

test("An open entry shows titled blocks whose items have a bold label [9.4]", async ({ page }) => {
  await open(page, "/planets/jupiter#aslan");
  const entry = page.locator("details[open]");
  await expect(entry.getByRole("heading", { level: 4 })).toHaveCount(7);
  await expect(entry.getByRole("listitem").first().locator("strong")).toHaveText(/:$/);
  await expect(entry.locator(".summary")).toHaveCount(1);
});

test("Where the sky contradicts a stated stay, a note gives the computed years [9.5]", async ({
  page,
}) => {
  await open(page, "/planets/pluton#basak");
  const entry = page.locator("details[open]");
  await expect(entry).toContainText("2208-2237*:");
  await expect(entry.locator(".footnote")).toHaveText(/^\* .*2202\u2060?–\u2060?2218/);
  await open(page, "/planets/pluton/basak");
  await expect(page.getByRole("article").locator(".footnote")).toBeVisible();
  await open(page, "/planets/pluton/kova");
  await expect(page.locator(".footnote")).toHaveCount(0);
});
