import { readFile } from "node:fs/promises";
import { planetNames } from "../../app/content/zodiac.ts";
import { expect, open, test } from "../support/browser/site.ts";

/** What is hidden is not said. */
const shown = { useInnerText: true };

test("A birthday shows its sign, on a border day both with the hour, and survives Back", async ({
  page,
}) => {
  await open(page, "/burcum");
  const born = page.getByLabel("Doğum tarihiniz");
  const answer = page.getByRole("status");
  await born.fill("1890-05-05");
  await expect(answer).toHaveText("1900 ile 2100 arasında bir gün seçin.", shown);
  await expect(answer.getByRole("link")).toHaveCount(0);
  await born.fill("2000-03-20");
  await expect(answer).toContainText("Güneş’in Koç burcuna girdiği an Türkiye saatiyle 09.35.");
  await expect(answer.getByRole("link")).toHaveText(["Balık", "Koç"]);
  await born.fill("1990-07-29");
  await expect(answer).toHaveText("Güneş burcunuz Aslan", shown);
  await answer.getByRole("link", { name: "Aslan" }).click();
  await expect(page).toHaveURL("/zodiac/aslan");
  await page.goBack();
  await expect(answer).toHaveText("Güneş burcunuz Aslan", shown);
});

test("A chosen day's sky is listed, drawn and saved as a picture, and the day goes nowhere", async ({
  page,
}) => {
  await open(page, "/burcum");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const sky = page.getByRole("region", { name: "20 Mart 2000 Pazartesi" });
  await page.getByLabel("Doğum tarihiniz").fill("2000-03-20");
  await expect(sky.getByRole("rowheader")).toHaveText(planetNames);
  await expect(sky.getByRole("cell")).toHaveText(
    [
      ["09.35’e kadar Balık, sonra Koç", "0°05′"],
      ["06.57’ye kadar Başak, sonra Terazi", "2°51′"],
      ["Balık", "4°13′"],
      ["Balık", "8°33′"],
      ["Koç", "28°03′"],
      ["Boğa", "6°37′"],
      ["Boğa", "14°13′"],
      ["Kova", "19°08′"],
      ["Kova", "5°55′"],
      ["Yay", "12°53′ retro"],
    ].flat(),
  );
  await expect(sky.getByRole("link", { name: "Terazi" })).toHaveAttribute(
    "href",
    "/planets/ay/terazi",
  );
  await expect(sky.getByRole("img").locator("text")).toHaveCount(13);
  const saving = page.waitForEvent("download");
  await sky.getByRole("button", { name: "Resim olarak indir" }).click();
  const picture = await saving;
  expect(picture.suggestedFilename()).toBe("gokyuzu-2000-03-20.png");
  const file = await readFile(await picture.path());
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 1500]);
  // The script that computes, and the glyphs.
  expect(asked).toEqual([expect.stringMatching(/^\/assets\/show-sky-/), "/icons.svg"]);
  expect(page.url()).not.toContain("2000");
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});

test("An incomplete date is answered, and so is a sky that cannot be computed", async ({
  page,
  trouble,
}) => {
  await open(page, "/burcum");
  const born = page.getByLabel("Doğum tarihiniz");
  const answer = page.getByRole("status");
  // Only the first of its three parts is typed.
  await born.pressSequentially("02");
  await born.blur();
  await expect(answer).toContainText("Böyle bir gün yok ya da tarih eksik", shown);
  await page.route("**/assets/show-sky-*", (route) => route.abort());
  await born.fill("1990-07-29");
  await expect(answer).toContainText("Hesap yüklenemedi.", shown);
  // What Chromium says of the refused file.
  trouble.length = 0;
  await page.unrouteAll();
  await born.fill("1990-07-30");
  await expect(answer).toHaveText("Güneş burcunuz Aslan", shown);
});

test("Two signs are chosen from one wheel in turn", async ({ page }) => {
  await page.goto("/uyum");
  const skip = page.getByRole("link", { name: "İçeriğe geç" });
  const wheel = page.locator(".sign-wheel:visible");
  await expect(skip).toHaveCount(1);
  await expect(wheel.getByRole("heading")).toHaveText(["Birinci burç"]);
  await wheel.getByRole("link", { name: "Yay", exact: true }).click();
  await expect(page).toHaveURL("/uyum#yay");
  await expect(wheel.getByRole("heading")).toHaveText(["Yay ile …"]);
  await expect(wheel).toBeInViewport({ ratio: 0.95 });
  // One is at the content already: a way to it would take the chosen sign away.
  await expect(skip).toHaveCount(0);
  await wheel.getByRole("link", { name: "Koç", exact: true }).click();
  await expect(page).toHaveURL("/uyum/koc-yay");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Koç ve Yay Uyumu");
  await page.goBack();
  await expect(wheel.getByRole("heading")).toHaveText(["Yay ile …"]);
  await wheel.getByRole("link", { name: "Başka burç" }).click();
  await expect(wheel.getByRole("heading")).toHaveText(["Birinci burç"]);
});

test("The house wheel works by keyboard and stays beside the text", async ({ page }) => {
  await page.goto("/evler");
  await page.getByRole("link", { name: "12. ev", exact: true }).focus();
  await page.keyboard.press("Tab");
  const first = page.getByRole("link", { name: /^1\. ev: / });
  await expect(first).toBeFocused();
  const width = await first
    .locator("path")
    .evaluate((path) => Number.parseFloat(getComputedStyle(path).strokeWidth));
  expect(width).toBeGreaterThanOrEqual(3);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/evler#ev-1");
  const eighth = page.getByRole("link", { name: /^8\. ev: / });
  await eighth.click();
  await expect(page.locator("#ev-8")).toBeInViewport();
  const bar = (await page.getByRole("navigation", { name: "Evler" }).boundingBox())!;
  expect((await page.locator("#ev-8").boundingBox())!.y).toBeGreaterThanOrEqual(bar.y + bar.height);
  await expect(page.getByRole("navigation", { name: "Ev çarkı" })).toBeInViewport({ ratio: 1 });
});

test("/retro leads to the band “Bugün gökyüzü”", async ({ page }) => {
  await page.goto("/retro#mars");
  await expect(page.getByRole("heading", { name: "Mars retrosu" })).toBeInViewport();
  await page.getByRole("link", { name: /^Bugün gökyüzü/ }).click();
  await expect(page).toHaveURL("/blog#retro");
  await expect(page.getByRole("region", { name: "Bugün gökyüzü" })).toBeInViewport();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("Entries are closed on a phone but for the one in the address, and open in wide windows", async ({
    page,
  }) => {
    const rest = page.locator("main .read-more > :is(.prose, dl, p:first-of-type)");
    for (const [address, name, before, other] of [
      ["/evler#ev-7", "7. ev Evlilik evi", "Evler", "#ev-8"],
      ["/acilar#kare", "Kare", "Açılar", "#ucgen"],
      ["/sozluk#orb", "Orb", "Harfler", "#harf-p"],
      ["/sozluk/o-s#orb", "Orb", "Harfler", "#orta-nokta"],
    ] as const)
      await test.step(address, async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(address);
        await expect(rest.locator("visible=true")).toHaveCount(1);
        const bar = (await page.getByRole("navigation", { name: before }).boundingBox())!;
        const isTerm = address === "/sozluk#orb";
        const title = page.getByRole(isTerm ? "link" : "heading", { name, exact: true });
        const { y } = (await title.boundingBox())!;
        expect(y).toBeGreaterThanOrEqual(bar.y + bar.height);
        expect(y).toBeLessThan(bar.y + bar.height + 100);
        await page.goto(address.replace(/#.*/, other));
        await expect(rest.locator("visible=true")).toHaveCount(2);
        await page.setViewportSize({ width: 800, height: 1000 });
        await expect(rest.locator("visible=true")).toHaveCount(await rest.count());
        await expect(page.locator(".read-more > summary").locator("visible=true")).toHaveCount(0);
      });
  });

  test("A term is found by its letter or address and leads to its whole text", async ({ page }) => {
    await page.goto("/sozluk");
    const letters = page.getByRole("navigation", { name: "Harfler" });
    const letter = letters.getByRole("link", { name: "S", exact: true });
    await letter.click();
    await expect(page.getByRole("heading", { name: "S", exact: true })).toBeInViewport();
    await page.goto("/sozluk#orb");
    const term = page.locator("#orb");
    await expect(term).toBeInViewport();
    await term.getByRole("link").click();
    await expect(page).toHaveURL("/sozluk/o-s#orb");
    await expect(page.getByRole("heading", { name: "Orb", exact: true })).toBeInViewport();
    await page.goto("/sozluk/a-c");
    await letter.click();
    await expect(page).toHaveURL("/sozluk/o-s#harf-s");
    await expect(page.getByRole("heading", { name: "S", exact: true })).toBeInViewport();
  });

  test("The sign wheels work by links alone, and the keyboard continues at the chosen sign", async ({
    page,
  }) => {
    await page.goto("/uyum");
    await page.locator(".sign-wheel:visible").getByRole("link", { name: "Aslan" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/uyum#aslan");
    await page.keyboard.press("Tab");
    await expect(page.locator("#aslan :focus")).toHaveText("Başka burç");
    await page.keyboard.press("Tab");
    await expect(page.locator("#aslan :focus")).toHaveText("Koç");
  });

  test("/retro begins with the current year in Turkey", async ({ page, service }) => {
    const years = page.locator(".retrograde-years section h2");
    service.clock.now = new Date("2026-12-31T23:59:59+03:00");
    await page.goto("/retro");
    await expect(years).toHaveText(["2026", "2027", "2028"]);
    service.clock.now = new Date("2027-01-01T00:00:00+03:00");
    await page.reload();
    await expect(years).toHaveText(["2027", "2028"]);
    await expect(page.locator(".year-strip")).toHaveCount(2);
  });
});
