import { eightPages, expect, furtherStates, test } from "../site.ts";

const kB = 1000;

// A fragment scrolls by itself: what counts is the page it belongs to.
const paths = new Set([...eightPages, ...furtherStates].map((path) => path.split("#")[0]!));

for (const path of paths) {
  test(`${path} loads at most 120 kB of pictures on a phone before one scrolls`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const pictures: Promise<{ name: string; bytes: number }>[] = [];
    page.on("requestfinished", (request) => {
      // The sprite of icons is asked for by <use>, which is not counted among the images.
      if (request.resourceType() !== "image" && !request.url().includes(".svg")) return;
      const name = new URL(request.url()).pathname;
      pictures.push(request.sizes().then(({ responseBodySize: bytes }) => ({ name, bytes })));
    });
    await page.goto(path, { waitUntil: "networkidle" });
    const loaded = await Promise.all(pictures);
    const sum = loaded.reduce((total, { bytes }) => total + bytes, 0);
    expect(sum).toBeGreaterThan(1 * kB);
    expect(sum, loaded.map(({ name, bytes }) => `${bytes} ${name}`).join("\n")).toBeLessThanOrEqual(
      120 * kB,
    );
  });
}
