import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { documentAt, expectWholeBuild, wordsOf } from "./pages.ts";

const signs: Record<string, string[]> = {
  ateş: ["Koç 21 Mart - 19 Nisan", "Aslan 23 Temmuz - 22 Ağustos", "Yay 22 Kasım - 21 Aralık"],
  su: ["Yengeç 21 Haziran - 22 Temmuz", "Akrep 23 Ekim - 21 Kasım", "Balık 19 Şubat - 20 Mart"],
  toprak: ["Boğa 20 Nisan - 20 Mayıs", "Başak 23 Ağustos - 22 Eylül", "Oğlak 22 Aralık - 19 Ocak"],
  hava: ["İkizler 21 Mayıs - 20 Haziran", "Terazi 23 Eylül - 22 Ekim", "Kova 20 Ocak - 18 Şubat"],
};

test("Four sections have the elements' lower-case names as ids and are linked from the top [8.1]", () => {
  expectWholeBuild();
  const { root, text } = documentAt("/elements");
  expect(text("h1")).toBe("Astrolojik Elementler");
  expect(root.querySelectorAll("main section[id]").map(({ id }) => id)).toEqual(Object.keys(signs));
  const links = root.querySelectorAll(".element-links a").map((link) => link.getAttribute("href"));
  expect(links).toEqual(Object.keys(signs).map((id) => `#${id}`));
});

test("Each element has a description, characteristics, signs, weaknesses and a closing paragraph [8.2]", () => {
  const sections = documentAt("/elements").root.querySelectorAll("main section[id]");
  for (const [index, [id, lines]] of Object.entries(signs).entries()) {
    const section = sections[index]!;
    const headings = section.querySelectorAll("h3").map(({ text }) => text);
    expect(section.querySelector(".lead")!.text, id).toMatch(/\S{2,} .{40,}/);
    expect(section.querySelectorAll(".characteristics dt"), id).toHaveLength(4);
    expect(section.querySelectorAll(".weaknesses dt"), id).toHaveLength(3);
    expect(headings).toEqual(["Olumsuz Yönler", "Element Hakkında"]);
    expect(section.querySelectorAll("li").map(({ text }) => wordsOf(text))).toEqual(lines);
    const about = section.querySelector(".element-about p")!.text;
    expect(about).toMatch(/^\S+ elementi \S+, \S+ ve \S+ burçlarını kapsar\. [^{]+$/);
    for (const line of lines) expect(about).toContain(line.split(" ")[0]);
  }
});

test("Each sign's link shows its symbol and a constellation of its own", () => {
  const links = documentAt("/elements").root.querySelectorAll(".element-signs a");
  const pictures = links.map((link) => {
    const slug = link.getAttribute("href")!.split("/").at(-1)!;
    const picture = link.querySelector("img")!.getAttribute("src")!;
    expect(link.querySelector("use")!.getAttribute("href")).toBe(`/icons.svg#${slug}`);
    expect(picture).toContain(`/${slug}-`);
    return picture;
  });
  expect(new Set(pictures).size).toBe(12);
  expect(pictures.filter((picture) => !existsSync(`build/client${picture}`))).toEqual([]);
});
