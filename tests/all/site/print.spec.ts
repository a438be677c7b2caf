import { expectPrinted, type Print } from "../../site/print-page.ts";
import { expect, open, test } from "../../support/browser/site.ts";

const prints: Print[] = [
  {
    path: "/zodiac/koc/saglik",
    texts: "h1, .guide-text p:not(.screen-only)",
    atLeast: 13,
    sheets: [1, 2],
  },
  {
    path: "/planets/venus",
    texts: ".planet :is(h2, h3, h4, li, p)",
    atLeast: 250,
    sheets: [8, 14],
  },
  {
    path: "/planets/venus/akrep",
    texts: "h1, .reading :is(h2, li)",
    atLeast: 20,
    sheets: [1, 3],
  },
  {
    path: "/blog/yukselen-koc",
    texts: ".reader-pane :is(h2, h3, p)",
    atLeast: 15,
    sheets: [2, 3],
  },
  {
    path: "/blog#retro",
    address: "/blog",
    texts: ".retro:visible :is(h2, h3, li p)",
    atLeast: 15,
    sheets: [1, 2],
  },
  {
    path: "/retro",
    texts: "h1, .retrograde h2, .prose :is(p, li), .retrograde-days li",
    atLeast: 60,
    sheets: [3, 10],
  },
  {
    path: "/#ay-2027",
    address: "/",
    texts: "#ay-takvimi h2, #ay-2027 li > *",
    atLeast: 70,
    sheets: [1, 2],
  },
  { path: "/evler", texts: ".house :is(h2, p)", atLeast: 80, sheets: [4, 9] },
  { path: "/acilar", texts: ".aspect :is(h2, dd, p)", atLeast: 60, sheets: [2, 6] },
  {
    path: "/charts/progress",
    texts: ".prose p, .card :is(h3, p), .closing-note",
    atLeast: 8,
    sheets: [1, 4],
  },
  {
    path: "/elements",
    texts: ".element :is(h2, h3, dt, dd, p, li b)",
    atLeast: 60,
    sheets: [3, 6],
  },
  { path: "/kvkk", texts: ".prose :is(h2, p, li)", atLeast: 10, sheets: [1, 6] },
];

test("Every kind of page prints whole, with its address and without navigation", async ({
  page,
}) => {
  for (const print of prints) await test.step(print.path, () => expectPrinted(page, print));
});

test("The years of retrogrades leave no empty heading on paper", async ({ page }) => {
  await open(page, "/retro");
  await page.emulateMedia({ media: "print" });
  const shown = page.getByRole("heading", { level: 2 });
  await expect(shown).toHaveCount(8);
  await expect(shown.filter({ hasNotText: "retrosu" })).toHaveCount(0);
});
