import { boxOf } from "../support/browser/box.ts";
import { filledShare } from "../support/browser/filled.ts";
import { expect, isSmall, open, test } from "../support/browser/site.ts";

const signs = "Koç Boğa İkizler Yengeç Aslan Başak Terazi Akrep Yay Oğlak Kova Balık".split(" ");
const titles = ["Uranüs İkizler Burcunda", ...signs.map((sign) => `Yükselen ${sign}`)];

const specifiedRetrogrades = [
  "05-28 Ağustos 2024",
  "25 Kasım-16 Aralık 2024",
  "14 Mart-08 Nisan 2025",
  "17 Temmuz-11 Ağustos 2025",
  "09-30 Kasım 2025",
  "1 Mart-14 Nisan 2025",
  "06 Aralık 2024-25 Şubat 2025",
  "2 Mayıs-12 Ekim 2024",
  "29 Haziran-15 Kasım 2024",
  "08 Ekim 2024-04 Şubat 2025",
];
const inTheSkyToo = ["2 Mayıs-12 Ekim 2024", "29 Haziran-15 Kasım 2024"];

test("The page invites visitors to follow developments, interpretations and sky events [10.1]", async ({
  page,
}) => {
  await open(page, "/blog");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Astroloji Yazıları/);
  await expect(page.locator(".page-header p")).toHaveText(/gelişme.*yorum.*gökyüzü olay/i);
});

test("Thirteen articles in order, the first chosen; the highlight follows the choice [10.2]", async ({
  page,
}) => {
  await open(page, "/blog");
  const list = page.getByRole("navigation", { name: "Burçlar" });
  await expect(list.getByRole("link")).toHaveText(titles);
  await expect(list.locator("[aria-current]")).toHaveText("Uranüs İkizler Burcunda");
  await list.getByRole("link", { name: "Yükselen Terazi" }).click();
  await expect(list.locator("[aria-current]")).toHaveText("Yükselen Terazi");
});

test("The heading names the rising sign; the first article keeps its title [10.3]", async ({
  page,
}) => {
  await open(page, "/blog");
  const heading = page.getByRole("article").getByRole("heading").first();
  await expect(heading).toHaveText("Uranüs İkizler Burcunda");
  const list = page.getByRole("navigation", { name: "Burçlar" });
  for (const title of titles.slice(1)) {
    await list.getByRole("link", { name: title }).click();
    await expect(heading).toHaveText(`${title} için Uranüs Etkisi`);
  }
  await expect(page.getByRole("article").locator(".prose h2, .prose strong").first()).toBeVisible();
});

test("The pane scrolls smoothly to its top when another article is chosen [10.3]", {
  tag: "@390",
}, async ({ page }) => {
  await open(page, "/blog");
  const pane = page.getByRole("article");
  // Not by the frames in between, of which a busy machine shows few: by what the page asks for.
  await pane.evaluate((element) => {
    const { scrollTo } = element;
    element.scrollTo = (where?: ScrollToOptions | number) => {
      element.dataset.asked = (where as ScrollToOptions).behavior;
      scrollTo.apply(element, [where] as unknown as [number, number]);
    };
  });
  if (!isSmall(page)) {
    await pane.evaluate((element) => element.scrollTo({ top: 500, behavior: "instant" }));
    expect(await pane.evaluate((element) => element.scrollTop)).toBe(500);
  }
  await page
    .getByRole("navigation", { name: "Burçlar" })
    .getByRole("link", { name: "Yükselen Koç" })
    .click();
  await expect(pane.getByRole("heading").first()).toHaveText("Yükselen Koç için Uranüs Etkisi");
  await expect(pane).toHaveAttribute("data-asked", "smooth");
  await expect.poll(() => pane.evaluate((element) => element.scrollTop)).toBe(0);
  await expect(pane.getByRole("heading").first()).toBeInViewport();
});

test("The course promotion states every fact and links to the form [10.4]", async ({ page }) => {
  await open(page, "/blog");
  const course = page.getByRole("region", { name: "Astroloji Eğitimi" });
  await expect(course).toContainText("24 Eylül 2025, saat 21.00");
  await expect(course).toContainText("Google Meet");
  await expect(course).toContainText("24 hafta");
  await expect(course).toContainText(/kayıt|kayded/);
  await expect(course).toContainText("Kontenjan");
  await expect(course).toContainText(/doğum haritası/i);
  await expect(course).toContainText(/müfredat/i);
  await expect(course.locator(".badge")).toHaveText("Aylık 3250 TL");
  await expect(course.getByRole("img")).toHaveAttribute("alt", /.{20,}/);
  const link = course.getByRole("link", { name: "Başvuru Yap" });
  await expect(link).toHaveAttribute("href", "https://forms.example.com/egitim-basvurusu");
  await expect(link).toHaveAttribute("target", "_blank");
});

test("The retrograde card lists the stated periods with degrees and signs [10.5]", {
  tag: ["@390", "@800"],
}, async ({ page }) => {
  await open(page, "/blog");
  const card = page.getByRole("region", { name: "2024-2025 GEZEGEN RETRO TARİHLERİ" });
  await expect(card.getByRole("heading", { level: 3 })).toHaveText([
    "Merkür",
    "Venüs",
    "Mars",
    "Plüton",
    "Satürn",
    "Jüpiter",
  ]);
  await expect(card.locator("b")).toHaveText(specifiedRetrogrades);
  await expect(card.locator("p").first()).toContainText(
    "4°06′ Başak’ta başlar, 21°24′ Aslan’da biter",
  );
  const columns = await card
    .getByRole("list")
    .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length);
  expect(columns).toBe({ 390: 1, 800: 2, 1280: 3 }[page.viewportSize()!.width]);
});

test("No place among the retrograde cards is empty, nor below Merkür's periods [10.5]", {
  tag: ["@390", "@800"],
}, async ({ page }) => {
  await open(page, "/blog");
  for (const list of await page.locator(".retro > ul").all()) {
    expect(await filledShare(list)).toBeCloseTo(1, 2);
    const card = await boxOf(list.locator("li").first());
    const last = await boxOf(list.locator("li").first().locator("p").last());
    expect(card.bottom - last.bottom).toBeLessThanOrEqual(24);
  }
});

test("The course's picture ends where its facts end [10.4]", async ({ page }) => {
  for (const width of [1024, 1280, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/blog");
    const course = page.getByRole("region", { name: "Astroloji Eğitimi" });
    const [picture, facts] = [
      await boxOf(course.getByRole("img")),
      await boxOf(course.locator(".course > :last-child")),
    ];
    expect(Math.abs(picture.bottom - facts.bottom)).toBeLessThanOrEqual(32);
  }
});

for (const [moment, years] of [
  ["2025-06-01T12:00:00Z", ["2026", "2027", "2028"]],
  ["2026-11-15T12:00:00Z", ["2026", "2027", "2028"]],
  // New Year has come to Istanbul three hours before it comes to Greenwich.
  ["2026-12-31T20:59:00Z", ["2026", "2027", "2028"]],
  ["2026-12-31T21:00:00Z", ["2027", "2028"]],
  ["2028-02-01T12:00:00Z", ["2028"]],
  ["2031-01-01T12:00:00Z", ["2028"]],
] as const) {
  test(`At ${moment} the years ${years.join(", ")} stand above the stated card [10.5]`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date(moment));
    await open(page, "/blog");
    await expect(page.getByRole("heading", { name: /GEZEGEN RETRO/ })).toHaveText(
      [...years, "2024-2025"].map((year) => `${year} GEZEGEN RETRO TARİHLERİ`),
    );
  });
}

test("Where the sky says another day than the card, an asterisk leads to a note with its days [10.5]", async ({
  page,
}) => {
  await open(page, "/blog");
  const card = page.getByRole("region", { name: "2024-2025 GEZEGEN RETRO TARİHLERİ" });
  const marked = card.locator("p").filter({ has: page.locator("sup") });
  await expect(marked.locator("b")).toHaveText(
    specifiedRetrogrades.filter((days) => !inTheSkyToo.includes(days)),
  );
  await expect(card.locator(".footnote")).toHaveText(
    "* Gökyüzü hesabı, Türkiye saatiyle bir gün farklı tarih veriyor: Merkür 5-29 Ağustos 2024, 26 Kasım-15 Aralık 2024, 15 Mart-7 Nisan 2025, 18 Temmuz-11 Ağustos 2025, 9-29 Kasım 2025; Venüs 2 Mart-13 Nisan 2025; Mars 7 Aralık 2024-24 Şubat 2025; Jüpiter 9 Ekim 2024-4 Şubat 2025.",
  );
  await expect(page.locator(".footnote")).toHaveCount(1);
});

test.describe(() => {
  // A clock of the test's own would hide the browser's measurements.
  test.use({ hasOwnClock: false });

  test("Where a year has passed since the build, nothing is seen sliding to its place [10.5]", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shift = Date.parse("2028-06-01T12:00:00Z") - Date.now();
      const { now } = Date;
      Date.now = () => now() + shift;
      Object.assign(window, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          (window as unknown as { shifts: number }).shifts += (
            entry as unknown as { value: number }
          ).value;
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto("/blog#retro");
    const titles = page.getByRole("heading", { name: /GEZEGEN RETRO/ });
    await expect(titles).toHaveText([/^2028/, /^2024-2025/]);
    await expect(titles.first()).toBeInViewport();
    const shifts = await page.evaluate(async () => {
      await document.fonts.ready;
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return (window as unknown as { shifts: number }).shifts;
    });
    expect(shifts).toBeLessThan(0.01);
  });
});
