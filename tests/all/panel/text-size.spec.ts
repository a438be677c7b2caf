import config from "../../../playwright.config.ts";
import { onEveryScreen } from "../../panel/every-screen.ts";
import { illegible } from "../../support/browser/legible.ts";
import { expect, test } from "../../support/browser/site.ts";

const { args = [], ...launchOptions } = config.use!.launchOptions!;

// Letters of 200 % as the browser's own setting has them: the queries of the panel's styles go by it.
test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: { ...launchOptions, args: [...args, "--blink-settings=defaultFontSize=32"] },
});

/** A few words of a row end in a fade, and bars lie over what scrolls below them. */
const isKnown = (finding: string) => /^(cut off|overlaid)/.test(finding);

test("On a phone with letters of 200 % no word and no number of the panel breaks, and no screen scrolls sideways", async ({
  page,
  service,
  trouble,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await onEveryScreen({ page, service, trouble }, async (name) => {
    const findings = await illegible(page);
    expect
      .soft(
        findings.filter((finding) => !isKnown(finding)),
        name,
      )
      .toEqual([]);
  });
});
