import { expect, test } from "vitest";
import { reachedBy } from "./reached.ts";

const house = {
  "app/routes.ts":
    'index("routes/home/home.tsx"), route("zodiac/:sign?", "routes/zodiac/zodiac.tsx")',
  "app/root.tsx": "",
  "app/card.tsx": "",
  "app/routes/home/home.tsx": "",
  "app/routes/zodiac/zodiac.tsx": 'import { Card } from "../../card.tsx";',
  "panel/shell/routes.tsx":
    'import { List } from "../list.tsx"; const Week = lazyScreen(() => import("../week.tsx")); [{ path: panelPages.list, element: <List /> }, { path: panelPages.week, element: <Week /> }]',
  "panel/list.tsx": "",
  "panel/week.tsx": "",
  "server/app.ts": "",
  "app/card.browser.test.tsx": 'import { Card } from "./card.tsx";',
  "tests/api/book.test.ts": 'import { app } from "../../server/app.ts";',
  "tests/all/api/start.test.ts": 'import { app } from "../../../server/app.ts";',
  "tests/site/home.spec.ts": 'await open(page, "/#ay-2027");',
  "tests/site/zodiac.spec.ts": 'import { openSign } from "./sign-page.ts";',
  "tests/site/sign-page.ts": 'export const openSign = (page) => open(page, "/zodiac/aslan");',
  "tests/panel/list.spec.ts": 'await page.goto("/yonetim");',
  "tests/panel/week.spec.ts": 'await page.goto("/yonetim/hafta?gun=2025-09-24");',
};

test.each([
  ["server/app.ts", ["tests/api/book.test.ts"], []],
  ["app/card.tsx", ["app/card.browser.test.tsx"], ["tests/site/zodiac.spec.ts"]],
  ["app/routes/home/home.tsx", [], ["tests/site/home.spec.ts"]],
  ["app/root.tsx", [], ["tests/site/home.spec.ts", "tests/site/zodiac.spec.ts"]],
  ["panel/list.tsx", [], ["tests/panel/list.spec.ts"]],
  ["panel/week.tsx", [], ["tests/panel/week.spec.ts"]],
  ["tests/site/sign-page.ts", [], ["tests/site/zodiac.spec.ts"]],
])("A change of %s selects the tests that use it", (file, vitest, specs) => {
  expect(reachedBy([file], house)).toMatchObject({ vitest, specs });
});

test("A change of a text selects the tests of all pages and needs a build", () => {
  const { pages, isBuildOld } = reachedBy(["content/zodiac/aslan.md"], house);
  expect(pages).toEqual(["/", "/zodiac", "/yonetim", "/yonetim/hafta"]);
  expect(isBuildOld).toBe(true);
  expect(reachedBy(["server/app.ts"], house).isBuildOld).toBe(false);
});
