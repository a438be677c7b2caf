import { gzipSync } from "node:zlib";
import { bookWithKey, state } from "../../site/visitor-appointment-page.ts";
import { expect, hydrated, test } from "../../support/browser/site.ts";

test("The search, and a visitor's appointment, load at most 115 kB of JavaScript, gzip", async ({
  page,
}) => {
  let scripts: Promise<Buffer>[] = [];
  page.on("response", (answer) => {
    if (answer.request().resourceType() === "script") scripts.push(answer.body());
  });
  for (const address of ["/ara", `/randevum#${await bookWithKey(page)}`]) {
    scripts = [];
    await page.goto(address, { waitUntil: "networkidle" });
    await hydrated(page);
    if (address !== "/ara") await expect(state(page)).toBeVisible();
    const bytes = (await Promise.all(scripts)).reduce(
      (sum, body) => sum + gzipSync(body, { level: 9 }).length,
      0,
    );
    expect(bytes, address).toBeGreaterThan(50_000);
    expect(bytes, address).toBeLessThanOrEqual(115_000);
  }
});
