import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { test as bare } from "@playwright/test";
import { pageAddresses } from "../../content-model/addresses.ts";
import { panelPath } from "../../contract/panel/pages.ts";
import { paths } from "../../contract/public/paths.ts";
import { startApp } from "../support/app.ts";
import { expect, open, test } from "../support/browser/site.ts";

const makeElements = () => {
  try {
    document.createElement("div").innerHTML = "<img src=x onerror=alert(1)>";
    return "made";
  } catch (error) {
    return (error as Error).name;
  }
};

test("Texts appear when one moves between pages, and no other text becomes elements", async ({
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

test("In the panel no text becomes elements at all", async ({ page, trouble }) => {
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

bare(
  "A page on a named host reads the service, and no other page loads anything of it",
  async ({ page }) => {
    const site = createServer((_request, answer) => {
      answer
        .setHeader("content-type", "text/html")
        .end("<!doctype html><title>Başka bir site</title>");
    });
    await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
    const { port } = site.address() as AddressInfo;
    const folder = mkdtempSync(path.join(tmpdir(), "e2e-"));
    const named = { DATA_DIR: folder, ALLOWED_ORIGINS: `http://127.0.0.1:${port}` };
    const service = await startApp(named);
    try {
      const lookup = service.url + paths.lookup("05321234567");
      const read = (mode: RequestMode) =>
        page.evaluate(
          ([url, mode]) =>
            fetch(url, { mode }).then(
              (answer) => answer.type,
              () => "refused",
            ),
          [lookup, mode] as const,
        );
      await page.goto(`http://127.0.0.1:${port}`);
      expect(await read("cors")).toBe("cors");
      // As an image or a script would be loaded: this is what the resource policy keeps away.
      expect(await read("no-cors")).toBe("refused");
      await page.goto(`http://localhost:${port}`);
      expect(await read("cors")).toBe("refused");
      expect(await read("no-cors")).toBe("refused");
    } finally {
      await service.close();
      site.close();
      rmSync(folder, { recursive: true });
    }
  },
);
