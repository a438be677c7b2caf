import { pageAddresses } from "../../app/content/addresses.ts";
import { panelPath } from "../../contract/panel/pages.ts";
import { expect, open, test } from "../support/browser/site.ts";

const makeElements = () => {
  try {
    document.createElement("div").innerHTML = "<img src=x onerror=alert(1)>";
    return "made";
  } catch (error) {
    return (error as Error).name;
  }
};

test("Texts appear between pages, and no other text becomes elements", async ({
  page,
  trouble,
}) => {
  await open(page, pageAddresses.home);
  await page.getByRole("link", { name: "Astroloji Yazıları" }).first().click();
  await page.getByRole("link", { name: "Yükselen Aslan" }).click();
  await expect(page.locator(".reader-pane .prose p").first()).not.toBeEmpty();
  await page.locator(`footer a[href="${pageAddresses.kvkk}"]`).click();
  await expect(page.locator(".prose p").first()).not.toBeEmpty();
  expect(trouble).toEqual([]);

  expect(await page.evaluate(makeElements)).toBe("TypeError");
  await expect.poll(() => trouble.splice(0).join()).toContain("TrustedHTML");
});

test("In the panel no text becomes elements", async ({ page, trouble }) => {
  await page.goto(panelPath);
  await expect(page.getByRole("button", { name: "Giriş yap" })).toBeVisible();
  trouble.length = 0;
  expect(await page.evaluate(makeElements)).toBe("TypeError");
  const newPolicy = () => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): void };
    };
    try {
      trustedTypes.createPolicy("icerik", {});
      return "made";
    } catch (error) {
      return (error as Error).name;
    }
  };
  expect(await page.evaluate(newPolicy)).toBe("TypeError");
  await expect.poll(() => trouble.splice(0).join()).toContain("Trusted");
});
