import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { slugOf } from "../content/slug.ts";
import { signNames } from "../content/zodiac.ts";
import { showSign } from "./show-sign.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

/** The link that says where a planet is at an instant, by its line of content/sky/planet-signs.json. */
async function linkAt(stays: string, instant: string) {
  vi.setSystemTime(new Date(instant));
  const { container, unmount } = await render(
    <>
      {/* biome-ignore lint/a11y/useAnchorContent: the script fills it. */}
      {/* biome-ignore lint/a11y/useValidAnchor: it gives it its address, too. */}
      <a data-signs={stays} />
      {signNames.map((sign) => (
        <details key={sign}>
          <summary>{`${sign} burcunda`}</summary>
          <div id={slugOf(sign)} />
        </details>
      ))}
    </>,
  );
  showSign();
  const link = container.querySelector("a")!;
  const found = [link.textContent, link.getAttribute("href")];
  await unmount();
  return found;
}

const sun = "21 28927980 27300 42607";
const neptune = "23 28927980 127497 -296842 138312 1541189";

test("The link names the sign through which the planet goes at this minute", async () => {
  for (const [stays, instant, sign] of [
    [sun, "2025-01-19T22:59:00+03:00", "Oğlak"],
    [sun, "2025-01-19T23:00:00+03:00", "Kova"],
    [neptune, "2025-01-01T00:00:00+03:00", "Balık"],
    [neptune, "2025-09-01T12:00:00+03:00", "Koç"],
    // It has gone back.
    [neptune, "2025-12-01T12:00:00+03:00", "Balık"],
    [neptune, "2028-12-31T23:59:00+03:00", "Koç"],
  ] as const)
    expect(await linkAt(stays, instant), instant).toEqual([`${sign} burcunda`, `#${slugOf(sign)}`]);
});

test("Before and after the computed years nothing is said", async () => {
  for (const instant of ["2024-12-31T23:59:00+03:00", "2029-01-01T00:00:00+03:00"])
    expect(await linkAt(neptune, instant), instant).toEqual(["", null]);
});
