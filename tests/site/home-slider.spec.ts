import { expect, open, test } from "../support/browser/site.ts";
import { dot, expectSlide, openAtSlider } from "./slider-page.ts";

test("The slider moves on every 5000 ms and loops [4.3]", async ({ page }) => {
  await openAtSlider(page);
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

test("A pagination dot shows its slide [4.3]", { tag: "@390" }, async ({ page }) => {
  await open(page, "/");
  await dot(page, 2).click();
  await expectSlide(page, 2);
  await dot(page, 1).click();
  await expectSlide(page, 1);
});

test("The slider can be paused and started again [4.3]", async ({ page }) => {
  await openAtSlider(page);
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
  await openAtSlider(page);
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
