import { brotliCompressSync, gzipSync } from "node:zlib";
import { searchFileAddresses } from "../../content-model/addresses.ts";
import { expect, hydrated, open, test } from "../support/browser/site.ts";
import { entries, field, search, summary } from "./search-page.ts";

for (const [typed, other] of [
  ["İkizler", "IKIZLER"],
  ["ışık", "isik"],
  ["şifa", "sifa"],
  ["düğüm", "DUGUM"],
  ["çocuk", "cocuk"],
  ["özgür", "ozgur"],
]) {
  test(`“${typed}” and “${other}” find the same`, async ({ page }) => {
    await open(page, "/ara");
    await search(page, typed!);
    const titles = await entries(page).getByRole("link").allTextContents();
    expect(titles.length).toBeGreaterThan(0);
    const count = (await summary(page).textContent())!.split(" için ")[1]!;
    await search(page, other!);
    await expect(summary(page)).toContainText(count);
    expect(await entries(page).getByRole("link").allTextContents()).toEqual(titles);
  });
}

const ways: [query: string, result: string, path: string, proof: string][] = [
  ["Yengeç sağlık", "Yengeç Burcu: Sağlık", "/zodiac/yengec/saglik", "Yengeç Burcu : Sağlık"],
  ["Mars Koç", "Mars Koç Burcunda", "/planets/mars/koc", "Mars Koç Burcunda"],
  [
    "yükselen Balık",
    "Yükselen Balık için Uranüs Etkisi",
    "/blog/yukselen-balik",
    "Yükselen Balık için Uranüs Etkisi",
  ],
  [
    "profeksiyon",
    "Profeksiyon: Yılın Evi ve Efendisi",
    "/charts/profection",
    "Profeksiyon: Yılın Evi ve Efendisi",
  ],
  [
    "kadersel eş",
    "Kadersel Eş Danışmanlığı",
    "/consultation#kadersel-es-danismanligi",
    "Kadersel Eş Danışmanlığı",
  ],
  ["toprak elementi", "Toprak Elementi", "/elements#toprak", "Toprak"],
  ["dolunay", "Dolunay", "/#dolunay", "Dolunay"],
  ["retro tarihleri", "Gezegen Retro Tarihleri", "/blog#retro", "2026 GEZEGEN RETRO TARİHLERİ"],
  ["KVKK", "KVKK Aydınlatma Metni", "/kvkk", "KVKK Aydınlatma Metni"],
];

for (const [query, result, path, proof] of ways) {
  test(`“${query}” leads to ${path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, `/ara?q=${encodeURIComponent(query)}`);
    await entries(page).getByRole("link", { name: result, exact: true }).first().click();
    await expect(page).toHaveURL(path);
    await hydrated(page);
    const heading = page.getByRole("heading", { name: proof, exact: true }).first();
    await expect(heading).toBeInViewport();
  });
}

test("The index is asked for with the first letter typed, and is at most 120 kB, brotli", async ({
  page,
  request,
}) => {
  const asked: string[] = [];
  page.on("request", (one) => asked.push(new URL(one.url()).pathname));
  await page.goto("/", { waitUntil: "networkidle" });
  await hydrated(page);
  expect(asked.filter((path) => path.startsWith("/ara"))).toEqual([]);
  await page.goto("/ara", { waitUntil: "networkidle" });
  await hydrated(page);
  expect(asked.filter((path) => path.startsWith("/ara/"))).toEqual([]);
  const index = page.waitForResponse("**/ara/dizin.json*");
  await field(page).press("a");
  await index;
  expect(asked.filter((path) => path.startsWith("/ara/"))).toEqual(["/ara/dizin.json"]);
  const answer = await request.get("/ara/dizin.json", { headers: { "accept-encoding": "br" } });
  expect(answer.headers()["content-encoding"]).toBe("br");
  expect(brotliCompressSync(await answer.body()).length).toBeLessThanOrEqual(120_000);
});

test("Nothing that is typed is sent: a search reads only files of the site", async ({ page }) => {
  await page.goto("/ara", { waitUntil: "networkidle" });
  await hydrated(page);
  const asked: string[] = [];
  page.on("request", (one) => {
    const { pathname, search: query } = new URL(one.url());
    // The code of the results, in whatever files, and the icon, which Chromium asks for when the address changes.
    if (/^\/(assets\/[\w-]+\.js|favicon\.svg)$/.test(pathname + query)) return;
    asked.push(`${one.method()} ${pathname}${query}`);
  });
  await field(page).pressSequentially("satürn döngüsü");
  await field(page).press("Enter");
  await expect(page).toHaveURL(/q=sat%C3%BCrn\+d%C3%B6ng%C3%BCs%C3%BC$/);
  await expect(entries(page).locator("p:not(.search-wait)").first()).toBeVisible();
  const files = searchFileAddresses().map((path) => `GET ${path}`);
  expect(asked.length).toBeGreaterThan(0);
  for (const one of asked) {
    const [file, version] = one.split("?v=");
    expect(files).toContain(file);
    expect(version).toMatch(/^[\w-]{8}$/);
  }
});

test("The page loads at most 115 kB of JavaScript before a query, gzip", async ({ page }) => {
  let bytes = 0;
  const bodies: Promise<void>[] = [];
  page.on("response", (answer) => {
    if (answer.request().resourceType() !== "script") return;
    bodies.push(
      answer.body().then((body) => {
        bytes += gzipSync(body, { level: 9 }).length;
      }),
    );
  });
  await page.goto("/ara", { waitUntil: "networkidle" });
  await hydrated(page);
  await Promise.all(bodies);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(115_000);
});

test("Every example finds something", async ({ page }) => {
  await open(page, "/ara");
  const examples = await page.locator(".search-rows b").allTextContents();
  expect(examples).toHaveLength(6);
  for (const example of examples) {
    await search(page, example);
    await expect(summary(page)).toHaveText(/ için \d+ sonuç$/);
  }
});
