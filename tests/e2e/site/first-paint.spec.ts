import { expect, open, test } from "../site.ts";

test.use({ hasOwnClock: false });

for (const path of ["/", "/blog", "/consultation", "/ara"]) {
  test(`Nothing but its style sheet holds up the first paint of ${path} [29.3]`, async ({
    page,
  }) => {
    await open(page, path);
    const blocking = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map((entry) => entry as PerformanceEntry & { renderBlockingStatus: string })
        .filter(({ renderBlockingStatus }) => renderBlockingStatus === "blocking")
        .map(({ name }) => new URL(name).pathname.replace(/.*\./, "")),
    );
    expect(new Set(blocking)).toEqual(new Set(["css"]));
  });
}
