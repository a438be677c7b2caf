import type { Page } from "@playwright/test";
import { expect, hydrated, isSmall, open, test } from "../site.ts";

/** Opens the home page at a set moment; time stands still until the test moves it on. */
async function openAt(page: Page, moment: string) {
  await page.clock.install({ time: new Date(new Date(moment).getTime() - 60_000) });
  await page.clock.pauseAt(new Date(moment));
  await open(page, "/");
}

test("The hero shows the academy's name and leads to the features [4.1]", async ({ page }) => {
  await open(page, "/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Astroloji Akademisi");
  await page.getByRole("link", { name: "Keşfetmeye Başlayın" }).click();
  await expect(
    page.getByRole("heading", { name: "Nereden başlamak istersiniz?" }),
  ).toBeInViewport();
});

test("The hero's other button opens the status dialog [4.1]", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("button", { name: "Randevu Durumu Sorgula" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("The notification closes with its × [4.2]", async ({ page }) => {
  await open(page, "/");
  const card = page.getByRole("complementary", { name: "Duyuru" });
  if (isSmall(page)) return expect(card).toBeHidden();
  await card.getByRole("button", { name: "Duyuruyu kapat" }).click();
  await expect(card).toBeHidden();
});

test("İncele scrolls to the slider and closes the notification [4.2]", async ({ page }) => {
  await open(page, "/");
  const inspect = page.getByRole("button", { name: "İncele" });
  if (isSmall(page)) return expect(inspect).toBeHidden();
  await inspect.click();
  await expect(page.getByRole("complementary", { name: "Duyuru" })).toBeHidden();
  await expect(page.locator("#slider")).toBeInViewport({ ratio: 0.5 });
});

test("A closed notification stays closed when one comes back to the page [4.2]", async ({
  page,
}) => {
  await open(page, "/");
  const close = page.getByRole("button", { name: "Duyuruyu kapat" });
  if (isSmall(page)) return expect(close).toBeHidden();
  await close.click();
  await page.getByRole("banner").first().getByRole("link", { name: "Burçlar" }).click();
  await expect(page).toHaveURL("/zodiac");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Astroloji Akademisi");
  await expect(page.getByRole("complementary", { name: "Duyuru" })).toBeHidden();
});

const dot = (page: Page, place: number) =>
  page.getByRole("button", { name: `${place}. slayta git` });

async function expectSlide(page: Page, place: number) {
  await expect(dot(page, place)).toHaveAttribute("aria-current", "true");
  const title = place === 1 ? "Astroloji Eğitimi" : "Uranüs İkizler Burcunda";
  const heading = page.locator("#slider").getByRole("heading", { name: title });
  const left = async () => (await heading.boundingBox())?.x ?? Number.NaN;
  await expect.poll(left).toBeGreaterThanOrEqual(0);
  expect(await left()).toBeLessThan(page.viewportSize()!.width);
}

test("The slider moves on every 5000 ms and loops [4.3]", async ({ page }) => {
  await openAt(page, "2026-11-15T12:00:00Z");
  await expectSlide(page, 1);
  await page.clock.runFor(4990);
  await expectSlide(page, 1);
  await page.clock.runFor(10);
  await expectSlide(page, 2);
  await page.clock.runFor(5000);
  await expectSlide(page, 1);
});

test("The slides are 30 px apart [4.3]", async ({ page }) => {
  await open(page, "/");
  const gap = await page
    .locator(".slider-track > :not([aria-hidden])")
    .evaluateAll(([first, second]) => {
      return second!.getBoundingClientRect().left - first!.getBoundingClientRect().right;
    });
  expect(gap).toBe(30);
});

test("A pagination dot shows its slide [4.3]", async ({ page }) => {
  await open(page, "/");
  await dot(page, 2).click();
  await expectSlide(page, 2);
  await dot(page, 1).click();
  await expectSlide(page, 1);
});

test("The slider can be paused and started again [4.3]", async ({ page }) => {
  await openAt(page, "2026-11-15T12:00:00Z");
  await page.getByRole("button", { name: "Otomatik geçişi durdur" }).click();
  await page.clock.runFor(20_000);
  await expectSlide(page, 1);
  await page.getByRole("button", { name: "Otomatik geçişi başlat" }).click();
  await page.clock.runFor(5000);
  await expectSlide(page, 2);
});

test("Dragging past the last slide shows the first again, and back [4.3]", async ({ page }) => {
  await open(page, "/");
  const track = page.locator(".slider-track");
  await dot(page, 2).click();
  await expectSlide(page, 2);
  await track.evaluate((element) =>
    element.scrollTo({ left: element.scrollWidth, behavior: "smooth" }),
  );
  await expectSlide(page, 1);
  await track.evaluate((element) => element.scrollTo({ left: 0, behavior: "smooth" }));
  await expectSlide(page, 2);
});

test("Where reduced motion is preferred the slider waits to be moved [4.3]", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openAt(page, "2026-11-15T12:00:00Z");
  await page.clock.runFor(20_000);
  await expectSlide(page, 1);
  await expect(page.getByRole("button", { name: "Otomatik geçişi başlat" })).toBeVisible();
});

test("The first slide offers the training for 3250 TL a month [4.4]", async ({ page }) => {
  await open(page, "/");
  const slide = page.locator(".slider-track > :not([aria-hidden])").first();
  await expect(slide).toContainText("Aylık 3250 TL");
  const form = slide.getByRole("link", { name: "Başvuru Formu" });
  await expect(form).toHaveAttribute("href", "https://forms.example.com/egitim-basvurusu");
  await expect(form).toHaveAttribute("target", "_blank");
  await expect(slide.getByRole("link", { name: "Detaylı Bilgi" })).toHaveAttribute("href", "/blog");
});

test("The second slide leads to the article [4.4]", async ({ page }) => {
  await open(page, "/");
  await dot(page, 2).click();
  await expectSlide(page, 2);
  await page.locator("#slider").getByRole("link", { name: "Yazıyı Oku" }).click();
  await expect(page).toHaveURL("/blog");
});

test("Three feature cards lead to about, charts and consultation [4.5]", async ({ page }) => {
  await open(page, "/");
  const cards = page.locator("#ozellikler").getByRole("link");
  expect(await cards.evaluateAll((all) => all.map((card) => card.getAttribute("href")))).toEqual([
    "/about",
    "/charts",
    "/consultation",
  ]);
});

test("The moon explorer goes through eight phases and begins again [4.6]", async ({ page }) => {
  await open(page, "/");
  const explorer = page.getByRole("region", { name: "Ay’ın Evreleri" });
  const name = explorer.getByRole("heading", { level: 3 });
  const seen: string[] = [];
  for (let step = 0; step < 8; step += 1) {
    await expect(name).toHaveCount(1);
    seen.push((await name.textContent()) ?? "");
    expect(await explorer.getByRole("listitem").count()).toBeGreaterThanOrEqual(4);
    await explorer.getByRole("button", { name: "Sonraki Evre →" }).click();
  }
  expect(new Set(seen).size).toBe(8);
  await expect(name).toHaveText(seen[0]!);
});

test("The moon turns 45 degrees further at each step, past a full turn too [4.6]", async ({
  page,
}) => {
  await open(page, "/");
  const explorer = page.getByRole("region", { name: "Ay’ın Evreleri" });
  for (let step = 1; step <= 9; step += 1) {
    await explorer.getByRole("button", { name: "Sonraki Evre →" }).click();
    const turn = await explorer
      .locator(".moon-turn")
      .evaluate((moon: HTMLElement) => moon.style.rotate);
    expect(turn).toBe(`${step * 45}deg`);
  }
});

const calendar = (page: Page) => page.getByRole("region", { name: "Ay Takvimi", exact: true });

test("The moon calendar has 24 entries for 2025 with date, time, phase, sign and degree [4.7]", async ({
  page,
}) => {
  await open(page, "/#ay-2025");
  const rows = calendar(page).getByRole("listitem");
  await expect(rows).toHaveCount(24);
  await expect(rows.first()).toHaveText(/14 Ocak 2025\s*01:27\s*Dolunay\s*Yengeç 23°59′/);
  await expect(rows.filter({ hasText: "tutulması" })).toHaveCount(4);
});

test("The calendar's list scrolls inside 600 px, and inside 340 px from 768 px up [4.7]", async ({
  page,
}) => {
  await open(page, "/");
  const list = page.getByRole("region", { name: "Ay Takvimi listesi" });
  expect((await list.boundingBox())?.height).toBe(isSmall(page) ? 600 : 340);
  expect(await list.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true);
});

const openings = [
  ["2024-06-01T12:00:00Z", "2025"],
  ["2026-11-15T12:00:00Z", "2026"],
  // New Year has come to Istanbul three hours before it comes to Greenwich.
  ["2026-12-31T21:30:00Z", "2027"],
  ["2031-01-01T12:00:00Z", "2028"],
] as const;

for (const [moment, year] of openings) {
  test(`At ${moment} the moon calendar opens on ${year} [4.8]`, async ({ page }) => {
    await openAt(page, moment);
    await expect(calendar(page).getByRole("list")).toHaveCount(1);
    await expect(calendar(page).getByRole("list", { name: year })).toBeVisible();
  });
}

test("The moon calendar switches between 2025 and 2028, and the year has an address [4.8]", async ({
  page,
}) => {
  await open(page, "/");
  const years = calendar(page).getByRole("navigation", { name: "Takvim yılı" });
  await expect(years.getByRole("link")).toHaveText(["2025", "2026", "2027", "2028"]);
  await years.getByRole("link", { name: "2027" }).click();
  await expect(calendar(page).getByRole("listitem").first()).toContainText("2027");
  await expect(page).toHaveURL("/#ay-2027");
  await page.reload();
  await hydrated(page);
  await expect(calendar(page).getByRole("listitem").first()).toContainText("2027");
  await expect(years.getByRole("link", { name: "2027" })).toHaveAttribute("aria-current", "true");
});

test("Twelve sign images lead to the signs, and so does Keşfet [4.9]", async ({ page }) => {
  await open(page, "/");
  const links = page.locator('.sign-row a[href="/zodiac"]');
  await expect(links).toHaveCount(12);
  await expect(links.first().locator("img")).toHaveAttribute("src", "/koc.png");
  await page.getByRole("link", { name: "Keşfet", exact: true }).click();
  await expect(page).toHaveURL("/zodiac");
});

test("The page ends with a call to action to /Consultation [4.10]", async ({ page }) => {
  await open(page, "/");
  const last = page.getByRole("main").locator("section").last();
  await expect(last.getByRole("link")).toHaveAttribute("href", "/Consultation");
});
