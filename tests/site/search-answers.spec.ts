import { expect, hydrated, open, test } from "../support/browser/site.ts";
import { entries, field, search, summary } from "./search-page.ts";

test("A birthday is answered by its sign, with the sign's dates", {
  tag: "@390",
}, async ({ page }) => {
  await open(page, "/ara");
  await search(page, "5 mayıs");
  const first = entries(page).first();
  await expect(first.locator("p")).toHaveText("5 Mayıs: Boğa Burcu (20 Nisan - 20 Mayıs)");
  await first.getByRole("link").click();
  await expect(page).toHaveURL("/zodiac/boga");
});

test("A day that does not exist is said to be none, and its month is answered", async ({
  page,
}) => {
  await open(page, "/ara?q=31+nisan");
  await expect(entries(page).first().locator("p")).toHaveText(
    "31 Nisan diye bir gün yok. Nisan: Koç Burcu (21 Mart - 19 Nisan)",
  );
});

test("“yeni ay ne zaman” tells the next one, and leads to its year of the calendar", async ({
  page,
  service,
}) => {
  await open(page, "/ara?q=yeni+ay+ne+zaman");
  const first = entries(page).first();
  await expect(first.locator("p")).toHaveText(
    /^Sıradaki: \d+ \p{L}+ \d{4}, \d\d:\d\d · Yeni Ay · /u,
  );
  const [, year] = /(\d{4}),/.exec((await first.locator("p").textContent())!)!;
  expect(Number(year)).toBeGreaterThanOrEqual(service.clock.now.getFullYear());
  await first.getByRole("link").click();
  await expect(page).toHaveURL(`/#ay-${year}`);
});

for (const query of ["fiyat", "ücret", "eğitim ne kadar", "kurs kaç lira"]) {
  test(`“${query}” leads to the course and tells what it costs`, async ({ page }) => {
    await open(page, `/ara?q=${encodeURIComponent(query)}`);
    const course = entries(page).filter({
      has: page.getByRole("link", { name: "Astroloji Eğitimi", exact: true }),
    });
    await expect(course.locator("p")).toHaveText("Ücret: Aylık 3250 TL");
    await course.getByRole("link").click();
    await expect(page).toHaveURL("/blog#egitim");
    await expect(page.getByText("Aylık 3250 TL").first()).toBeInViewport();
  });
}

test("“randevu” leads to the consultations, “randevum ne oldu” to where it is looked up", async ({
  page,
}) => {
  await open(page, "/ara");
  await search(page, "randevu");
  await expect(entries(page).getByRole("link").first()).toHaveAttribute("href", "/consultation");
  await search(page, "randevum ne oldu");
  await expect(entries(page).first().locator("p")).toContainText("Randevu Durumu Sorgula");
  await entries(page).getByRole("link").first().click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("button", { name: "Randevu Durumu Sorgula" })).toBeInViewport();
});

test("A wrong letter is forgiven, and the page says what it searched", async ({ page }) => {
  await open(page, "/ara?q=ikzler");
  await expect(summary(page)).toHaveText(/^“ikzler” yerine “İkizler” için \d+ sonuç$/);
  await field(page).fill("bogaburcu");
  await expect(summary(page)).toHaveText(/^“bogaburcu” yerine “Boğa [Bb]urcu” için \d+ sonuç$/);
  await expect(entries(page).getByRole("link").first()).toHaveAttribute("href", "/zodiac/boga");
});

test("Where all words find nothing the best part is shown, and the page says so", async ({
  page,
}) => {
  await open(page, "/ara?q=kova+kadını");
  await expect(summary(page)).toHaveText(
    /^“kova kadını” için tam sonuç yok; “kova” için bulunanlar: \d+ sonuç$/,
  );
  await expect(entries(page).getByRole("link").first()).toHaveAttribute("href", "/zodiac/kova");
});

test("The examples are links, and choosing one sends nothing", async ({ page }) => {
  await page.goto("/ara", { waitUntil: "networkidle" });
  await hydrated(page);
  const example = page.getByRole("link", { name: /^Venüs Akrep/ });
  await expect(example).toHaveAttribute("href", "/ara?q=Ven%C3%BCs+Akrep");
  const asked: string[] = [];
  page.on("request", (one) => asked.push(one.url()));
  await example.click();
  await expect(field(page)).toHaveValue("Venüs Akrep");
  await expect(entries(page).getByRole("link").first()).toHaveAttribute(
    "href",
    "/planets/venus/akrep",
  );
  expect(asked.filter((url) => /q=|Ven/.test(url))).toEqual([]);
});
