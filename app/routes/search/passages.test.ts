import { expect, test } from "vitest";
import { parseGuideText } from "../../content/guide-text.ts";
import { guidePassages, htmlPassages, textsIn, titledPassages } from "./passages.ts";

test("A heading opens the passage that follows it", () => {
  const blocks = parseGuideText("Giriş.\n\nGüçlü Yönler:\n\n- Sabır: Bekler.\n- Güç: Taşır.");
  expect(guidePassages(blocks)).toEqual(["Giriş.", "Güçlü Yönler · Sabır: Bekler.", "Güç: Taşır."]);
  const titled = [{ title: "Öfke", items: ["Saman alevi: Söner.", "Duman: Kalır."] }];
  expect(titledPassages(titled)).toEqual(["Öfke · Saman alevi: Söner.", "Duman: Kalır."]);
});

test("The text of an article is read without its tags", () => {
  const html =
    "<h2>Evler</h2>\n<p>İlk &amp; <strong>son</strong>\nsöz.</p>\n<ul>\n<li>Madde</li>\n</ul>\n<p>{controller.name}</p>";
  expect(htmlPassages(html)).toEqual(["Evler · İlk & son söz.", "Madde"]);
});

test("Of a page's data the sentences are read, not the icons and image texts", () => {
  const page = {
    intro: { title: "Biz kimiz", paragraphs: ["Bir okuluz."] },
    values: [{ icon: "guven", title: "Güven", description: "Söz tutarız." }],
    imageAlt: "Bir gök haritası",
  };
  expect(textsIn(page)).toEqual(["Biz kimiz", "Bir okuluz.", "Güven: Söz tutarız."]);
});
