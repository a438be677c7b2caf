import { gzipSync } from "node:zlib";
import { bookWithKey, state } from "../../site/visitor-appointment-page.ts";
import { trackRequests } from "../../support/browser/pending-requests.ts";
import { expect, hydrated, test } from "../../support/browser/site.ts";

test("Pages hydrated by React load at most 115 kB of JavaScript, gzip, including scrolling, the private page 116.5", async ({
  page,
}) => {
  let scripts: Promise<Buffer>[] = [];
  page.on("response", (answer) => {
    if (answer.request().resourceType() === "script") scripts.push(answer.body());
  });
  const own = `/randevum#${await bookWithKey(page)}`;
  for (const address of ["/consultation", "/ara", own]) {
    scripts = [];
    const answers = trackRequests(page);
    await page.goto(address, { waitUntil: "load" });
    await hydrated(page);
    if (address === own) await expect(state(page)).toBeVisible();
    await page.mouse.wheel(0, 20_000);
    await answers();
    const bytes = (await Promise.all(scripts)).reduce(
      (sum, body) => sum + gzipSync(body, { level: 9 }).length,
      0,
    );
    expect(bytes, address).toBeGreaterThan(50_000);
    expect(bytes, address).toBeLessThanOrEqual(address === own ? 116_500 : 115_000);
  }
});
