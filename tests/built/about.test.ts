import { expect, test } from "vitest";
import { documentAt, expectWholeBuild } from "./pages.ts";

const about = () => {
  expectWholeBuild();
  return documentAt("/about");
};

test("The academy introduces itself and its vision [5.1]", () => {
  const titles = about().texts(".letter h2");
  expect(titles).toHaveLength(2);
  expect(titles[1]).toMatch(/vizyon/i);
});

test("Five services are listed in order, each with its link [5.2]", () => {
  expect(about().texts(".services h3")).toEqual(
    [
      /astroloji eğitimi/i,
      /doğum haritası analizi/i,
      /İlişki Analizi/,
      /danışmanlık/i,
      /yıllık öngörü/i,
    ].map((name) => expect.stringMatching(name)),
  );
  for (const service of about().root.querySelectorAll(".services .wrap > :is(ul, ol) > li"))
    expect(service.querySelectorAll("a").length).toBeGreaterThan(0);
});

test("Three values are listed in order, and a section says what is different [5.3] [5.4]", () => {
  expect(about().texts(".values h3")).toEqual(
    [/güven/i, /şeffaflık/i, /sürekli gelişim/i].map((name) => expect.stringMatching(name)),
  );
  expect(about().texts("h2")).toContainEqual(expect.stringMatching(/farkl|ayıran/i));
});

test("The letter ends with a signature and ways to answer", () => {
  const links = about().root.querySelectorAll(".signature a");
  const hrefs = links.map((link) => link.getAttribute("href"));
  expect(hrefs).toContainEqual(expect.stringMatching(/^tel:\+\d+$/));
  expect(hrefs).toContainEqual(expect.stringMatching(/^mailto:.+@/));
});
