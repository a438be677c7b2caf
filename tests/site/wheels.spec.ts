import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { chartAddresses, wheelAddress } from "../../content-model/addresses.ts";
import { boxOf } from "../support/browser/box.ts";
import { expect, isSmall, open, test } from "../support/browser/site.ts";

const wheel = (page: Page) => page.getByRole("article").getByRole("img");
const wheelBox = async (page: Page) => (await wheel(page).boundingBox())!;

for (const [width, height] of [
  [1280, 900],
  [1600, 1000],
  [2560, 1300],
] as const) {
  test(`At ${width} px the wheel is large, and stays beside its text while that is read`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, "/charts");
    const text = page.locator(".chart .prose");
    const beside = (await text.boundingBox())!;
    const at = await wheelBox(page);
    expect(at.width).toBeGreaterThanOrEqual(640);
    // 78 rem in the middle, with a padding of 2 rem.
    expect(at.x).toBe((width - 78 * 16) / 2 + 32);
    expect(at.x + at.width).toBeLessThan(beside.x);
    for (const paragraph of (await text.locator("p").all()).slice(0, 2)) {
      await paragraph.evaluate((p) => p.scrollIntoView({ block: "start", behavior: "instant" }));
      const bar = (await page.getByRole("navigation", { name: "Harita" }).boundingBox())!;
      const figure = (await page.getByRole("figure").boundingBox())!;
      expect(figure.y).toBeGreaterThanOrEqual(bar.y + bar.height);
      expect(figure.y + figure.height).toBeLessThanOrEqual(height);
    }
  });
}

test("In a low window the caption stays in sight beside the text", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  const { slugs, link } = chartAddresses();
  for (const id of slugs) {
    await open(page, link(id));
    await page.locator(".chart .prose p").nth(2).scrollIntoViewIfNeeded();
    const caption = page.getByRole("figure").getByRole("definition");
    await expect(caption.last()).toBeInViewport({ ratio: 1 });
  }
});

test("Each wheel says its moment, its place and its rings", { tag: "@390" }, async ({ page }) => {
  const { slugs, link } = chartAddresses();
  for (const id of slugs) {
    await open(page, link(id));
    const figure = page.getByRole("figure");
    await expect(figure.getByRole("term")).toHaveText(["An", "Yer", "Halkalar"]);
    await expect(figure.getByRole("definition").first()).toHaveText(/\d{1,2}\s\p{L}+\s\d{4}/u);
    await expect(figure.getByRole("definition").last()).toHaveText(/^İçten dışa: .+; .+/);
  }
  await open(page, "/charts");
  await expect(page.getByRole("definition").first()).toHaveText(
    "Grace Kelly’nin doğumu 12 Kasım 1929, 05.31; Güneş dönüşü 12 Kasım 1955, 12.49",
  );
});

test("On a phone the button stands below the wheel, and the days in the column of the links", {
  tag: "@390",
}, async ({ page }) => {
  await open(page, "/charts");
  const button = await boxOf(page.getByText("Büyüt", { exact: true }));
  if (isSmall(page)) expect(button.top).toBeGreaterThanOrEqual((await boxOf(wheel(page))).bottom);
  const links = await boxOf(page.locator(".related"));
  expect((await boxOf(page.locator(".text-dates"))).left).toBe(links.left);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test("Without a script the wheel opens in the whole window, grows and is moved by keyboard, and leads back", {
    tag: ["@390", "@800"],
  }, async ({ page }) => {
    await page.goto("/charts");
    const link = page.getByRole("link", { name: "Büyüt" });
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/charts/solar/cark");
    const { width, height } = page.viewportSize()!;
    const whole = await wheelBox(page);
    expect(whole.x).toBeGreaterThanOrEqual(0);
    expect(whole.x + whole.width).toBeLessThanOrEqual(width);
    expect(whole.y + whole.height).toBeLessThanOrEqual(height);
    expect(whole.width).toBeGreaterThan(0.6 * Math.min(width, height));

    await page.getByRole("radio", { name: "Tamamı" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "2 kat" })).toBeChecked();
    expect((await wheelBox(page)).width).toBeCloseTo(2 * whole.width, 0);
    await page.keyboard.press("ArrowRight");
    expect((await wheelBox(page)).width).toBeCloseTo(Math.min(3 * whole.width, 2160), 0);

    await page.keyboard.press("Tab");
    await expect(page.getByRole("region", { name: "Çark" })).toBeFocused();
    const before = await wheelBox(page);
    await page.keyboard.press("ArrowDown");
    await expect.poll(async () => (await wheelBox(page)).y).toBeLessThan(before.y);

    await page.getByRole("link", { name: "Metne dön" }).click();
    await expect(page).toHaveURL("/charts");
  });
});

test("What is in the middle stays there while the wheel grows and shrinks", {
  tag: "@390",
}, async ({ page }) => {
  await open(page, "/charts/nodes/cark");
  const sheet = page.getByRole("region", { name: "Çark" });
  /** Where the window's middle stands on the wheel, across and down. */
  const middle = async () => {
    const [port, box] = [(await sheet.boundingBox())!, await wheelBox(page)];
    const share = (at: number, size: number, from: number, whole: number) =>
      Math.round(((at + size / 2 - from) / whole) * 50) / 50;
    return [
      share(port.x, port.width, box.x, box.width),
      share(port.y, port.height, box.y, box.height),
    ];
  };
  await page.getByRole("radio", { name: "2 kat" }).check();
  await expect.poll(middle).toEqual([0.5, 0.5]);
  await page.getByRole("radio", { name: "3 kat" }).check();
  await expect.poll(middle).toEqual([0.5, 0.5]);
  await page.getByRole("radio", { name: "Tamamı" }).check();
  await expect.poll(middle).toEqual([0.5, 0.5]);
});

test("The large file is loaded where the wheel is shown large, and nowhere else", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const sizes = async () => {
    const pictures = asked.filter((url) => /\/(nodes)[\w-]*\.avif$/.test(url));
    return Promise.all(
      pictures.map(
        async (url) => (await sharp(await (await page.request.get(url)).body()).metadata()).width,
      ),
    );
  };
  await page.goto("/charts/nodes", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Büyüt" }).hover();
  expect(await sizes()).toEqual([720]);
  await page.goto(wheelAddress("nodes"), { waitUntil: "networkidle" });
  expect(await sizes()).toEqual([720, 2160]);
});

test("The enlarged wheels are kept out of searches, scroll sideways at no width, and have no accessibility finding", {
  tag: "@390",
}, async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const id of chartAddresses().slugs) {
    await open(page, wheelAddress(id));
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  }
  await page.setViewportSize({ width: 320, height: 640 });
  for (const name of ["Tamamı", "3 kat"]) {
    await page.getByRole("radio", { name }).check();
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBe(0);
  }
  expect(await (await request.get("/sitemap.xml")).text()).not.toContain("/cark");
});
