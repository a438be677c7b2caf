import { glossary } from "content-collections";
import { expect, test } from "vitest";
import { linkedBlocks, termLinker, termUses } from "./inline-links.ts";
import { everydayTerms, technicalTerms } from "./technical-terms.ts";

const uses = termUses(glossary.terms);

/** What is linked in the paragraphs of one text, as “said path”. */
const linksIn = (texts: string[], own: string[] = []) => {
  const link = termLinker(uses, own);
  return texts.map((text) =>
    link([text]).flatMap((part) => (typeof part === "string" ? [] : [`${part.text} ${part.path}`])),
  );
};

test("Every term of the glossary is technical or an everyday word", () => {
  const decided = [...Object.keys(technicalTerms), ...everydayTerms];
  const terms = glossary.terms.map(({ term }) => term);
  expect(decided.toSorted()).toEqual(terms.toSorted());
});

test("Every technical term is known by its name or by another word for it", () => {
  const unknown = glossary.terms
    .filter(({ term }) => !everydayTerms.includes(term))
    .filter(({ term, also, slug }) =>
      [term, ...also].every((word) => uses(word).every(({ path }) => !path.endsWith(`#${slug}`))),
    );
  expect(unknown.map(({ term }) => term)).toEqual([]);
});

test("The first use of a technical word leads to its entry, with its suffix", () => {
  expect(linksIn(["Venüs Balık’ta yücelir, sonra yine yücelir.", "Yücelmesi de budur."])).toEqual([
    ["yücelir /sozluk/y-z#yucelme"],
    [],
  ]);
  expect(termLinker(uses)(["Geri gidişler üç kez olur."])).toEqual([
    { text: "Geri gidişler", path: "/sozluk/g-j#geri-gidis", explains: true },
    " üç kez olur.",
  ]);
});

test("Large and small letters, softened endings and suffixes of names are the same word", () => {
  const said = [
    "İlerletime",
    "altmışlığı",
    "Antares’in",
    "Horary’de",
    "Keldani sırasıyla",
    "Firdaria’nın",
  ];
  expect(linksIn(said).flat()).toEqual([
    "İlerletime /sozluk/g-j#ilerletim",
    "altmışlığı /sozluk/a-c#altmislik",
    "Antares’in /sozluk/a-c#antares",
    "Horary’de /sozluk/g-j#horary",
    "Keldani sırasıyla /sozluk/k-n#keldani-sirasi",
    "Firdaria’nın /sozluk/d-f#firdaria",
  ]);
});

test("All words of a sentence are linked, and of two that overlap the longer one", () => {
  expect(linksIn(["Profeksiyon ile ilerletim, Uranüs karşıtlığı ve yarım kare"])).toEqual([
    [
      "Profeksiyon /sozluk/o-s#profeksiyon",
      "ilerletim /sozluk/g-j#ilerletim",
      "Uranüs karşıtlığı /sozluk/t-v#uranus-karsitligi",
      "yarım kare /sozluk/y-z#yarim-kare",
    ],
  ]);
  expect(
    linksIn(["yükselenin yöneticisi", "Merkür geri gidişi", "Kuzey Ay Düğümü"]).flat(),
  ).toEqual([
    "yükselenin yöneticisi /sozluk/y-z#yukselenin-yoneticisi",
    "Merkür geri gidişi /sozluk/k-n#merkur-geri-gidisi",
    "Kuzey Ay Düğümü /sozluk/k-n#kuzey-ay-dugumu",
  ]);
});

test("A house that is named by its number leads to what is written of it", () => {
  const found = ["yedinci evinizde", "12. evin", "On ikinci ev"].map((said) => linksIn([said])[0]);
  expect(found).toEqual([
    ["yedinci evinizde /evler#ev-7"],
    ["12. evin /evler#ev-12"],
    ["On ikinci ev /evler#ev-12"],
  ]);
  expect(linksIn(["ikinci evlilik", "ilk ev", "2. evli"]).flat()).toEqual([]);
});

test("What a page is about is not linked, and what leads elsewhere is left alone", () => {
  expect(linksIn(["kavuşum ile kazimi"], ["/sozluk/k-n#kavusum"])).toEqual([
    ["kazimi /sozluk/k-n#kazimi"],
  ]);
  const chart = { text: "Firdaria", path: "/charts/frideria" };
  expect(termLinker(uses)([chart, " eskidir; firdaria ile profeksiyon"])).toEqual([
    chart,
    " eskidir; firdaria ile ",
    { text: "profeksiyon", path: "/sozluk/o-s#profeksiyon", explains: true },
  ]);
  const half = ["Bir Güneş ", { text: "tutulması", path: "/charts/eclipse" }, ", Ay tutulması"];
  expect(termLinker(uses)(half)).toEqual(half);
});

const everyday = [
  "kare masa ve yükselen fiyatlar",
  "yücegönüllü biri babasını yüceltir",
  "bu bakış açısıyla, para açısından",
  "yanık tende, lambayı yanık bulur",
  "sabit gelir, öncü ressam, değişken hava",
  "el üstünde tutulmanın, sözün tutulması",
  "mevsim geçişlerinde, retorik",
  "zarardan dönmek, sayının karesi, üçgen börek",
  "iş yerinde yönetici, okulun yöneticisi",
  "Balık çağırdığında gelir",
];

for (const text of everyday) {
  test(`“${text}” stays as it is`, () => {
    expect(linksIn([text])).toEqual([[]]);
  });
}

test("Neither a heading nor a label is linked", () => {
  const kavusum = { path: "/sozluk/k-n#kavusum", explains: true };
  expect(
    linkedBlocks(
      [
        { kind: "heading", text: "Kavuşum" },
        { kind: "paragraph", label: "Kavuşum", text: "Yan yana durur." },
        { kind: "cards", numbered: false, items: [{ label: "Kavuşum", text: "kavuşumda" }] },
      ],
      termLinker(uses),
    ),
  ).toEqual([
    { kind: "heading", text: "Kavuşum" },
    { kind: "paragraph", label: "Kavuşum", text: ["Yan yana durur."] },
    {
      kind: "cards",
      numbered: false,
      items: [{ label: "Kavuşum", text: [{ text: "kavuşumda", ...kavusum }] }],
    },
  ]);
});

test("A word that the glossary does not have is not linked", () => {
  expect(termLinker(termUses([]))(["kavuşum"])).toEqual(["kavuşum"]);
});
