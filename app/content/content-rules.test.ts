import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { articleSchema } from "./article.ts";
import { chartSchema } from "./chart.ts";
import { consultationsSchema } from "./consultation.ts";
import { elementsSchema } from "./element.ts";
import { parseFrontMatter } from "./front-matter.ts";
import { moonPhasesSchema } from "./moon-phase.ts";
import { parseMarked } from "./placeholders.ts";
import { planetSchema } from "./placement.ts";
import { signSchema } from "./sign.ts";

type Schema = { safeParse(data: unknown): { success: boolean; error?: { issues: Issue[] } } };
type Issue = { path: PropertyKey[]; message: string };

const read = (file: string) => readFileSync(`content/${file}`, "utf8");
const aslan = (change: (text: string) => string) =>
  parseFrontMatter(change(read("signs/aslan.md")));

function problems(schema: Schema, data: unknown): string[] {
  const { error } = schema.safeParse(data);
  return (error?.issues ?? []).map((issue) => `${issue.path.join(".")}: ${issue.message}`);
}

test("The committed Aslan guide meets every rule [15.1]", () => {
  expect(
    problems(
      signSchema,
      aslan((text) => text),
    ),
  ).toEqual([]);
});

test("A guide with nine gifts is refused [15.1]", () => {
  const nine = aslan((text) => text.replace(/^10\. .*\n(?=\n*# Sağlık)/m, ""));
  expect(problems(signSchema, nine).join()).toMatch(/Hediyeler: 10–10 items, found 9/);
});

test("A guide with seven stones is refused [15.1]", () => {
  const seven = aslan((text) => text.replace(/(# Taşlar[\s\S]*?)^- .*\n/m, "$1"));
  expect(problems(signSchema, seven).join()).toMatch(/Taşlar: 8–8 items, found 7/);
});

test("A health section that does not end with a word on doctors is refused [15.1]", () => {
  const silent = aslan((text) => text.replaceAll(/hekim|doktor/gi, "uzman"));
  expect(problems(signSchema, silent).join()).toMatch(/Sağlık: a conclusion/);
});

test("A paragraph whose colon would make a long beginning bold is refused", () => {
  const bold = aslan((text) =>
    text.replace(
      "# Taşlar\n\n",
      "# Taşlar\n\nBu başlangıç kalın basılmak için fazlasıyla uzundur: Böyle.\n\n",
    ),
  );
  expect(problems(signSchema, bold).join()).toMatch(/Taşlar: a colon would make a bold label/);
});

test("A celebrity born outside the sign's dates is refused by name [15.1]", () => {
  const wrong = aslan((text) =>
    text.replace(/(# Ünlüler[\s\S]*?^- )[^:]+: [^–]+/m, "$1Yanlış Kişi: 23 Ağustos 1970 "),
  );
  expect(problems(signSchema, wrong).join()).toMatch(
    /Ünlüler: Yanlış Kişi: 23 Ağustos 1970 is outside/,
  );
});

test("A guide whose sections are out of order is refused [15.1]", () => {
  const swapped = aslan((text) => text.replace("# Hediyeler", "# Sağlık"));
  expect(problems(signSchema, swapped)).toEqual([expect.stringMatching(/^sections: /)]);
});

test("A guide that is too short is refused with its count of words [15.3]", () => {
  const short = aslan((text) =>
    text.replace(/(# Fiziksel Özellikler\n)[\s\S]*?(# Ünlüler)/, "$1\nKısa.\n\n$2"),
  );
  expect(problems(signSchema, short).join()).toMatch(
    /Fiziksel Özellikler: at least 100 words, found 1/,
  );
});

type PlanetFile = {
  positions: { sign: string; lead: string; content: { title: string; items: string[] }[] }[];
};
const planet = (slug: string, change: (planet: PlanetFile) => void) => {
  const file = parse(read(`placements/${slug}.yaml`));
  change(file);
  return file;
};
const blocksOf = (file: PlanetFile, sign: string) =>
  file.positions.find((position) => position.sign === sign)!.content;

test("A lead that does not name its planet and its sign is refused", () => {
  const file = planet("mars", (data) => {
    const [koc, boga] = data.positions;
    koc!.lead = boga!.lead;
  });
  expect(problems(planetSchema, file).join()).toMatch(/Koç: the lead names Mars and Koç/);
});

test("An entry with a block too few is refused [15.2]", () => {
  const file = planet("gunes", (data) => blocksOf(data, "Koç").shift());
  expect(problems(planetSchema, file).join()).toMatch(/positions.Koç: 7 titled blocks, found 6/);
});

test("Uyumluluk has exactly three items [15.2]", () => {
  const file = planet("gunes", (data) =>
    blocksOf(data, "Koç")
      .find(({ title }) => title === "Uyumluluk")!
      .items.pop(),
  );
  expect(problems(planetSchema, file).join()).toMatch(/Koç: a Uyumluluk block of 3 items/);
});

test("An item without a heading is refused [15.2]", () => {
  const file = planet("gunes", (data) => {
    blocksOf(data, "Koç")[0]!.items[0] = "Başlıksız bir cümle.";
  });
  expect(problems(planetSchema, file).join()).toMatch(/"Heading: explanation" expected/);
});

test("Jüpiter's entry without its closing summary is refused [15.2]", () => {
  const file = planet("jupiter", (data) => blocksOf(data, "Koç").pop());
  expect(problems(planetSchema, file).join()).toMatch(/Koç: an untitled one-line summary/);
});

test("A closing summary in Satürn is refused [15.2]", () => {
  const file = planet("saturn", (data) =>
    blocksOf(data, "Koç").push({ title: "", items: ["Son."] }),
  );
  expect(problems(planetSchema, file).join()).toMatch(/Koç: no untitled block/);
});

test("Uranüs in Kova has five blocks; a sixth is refused [15.2]", () => {
  const file = planet("uranus", (data) => {
    blocksOf(data, "Kova").push({ title: "Uyumluluk", items: ["a: b", "c: d", "e: f"] });
  });
  expect(problems(planetSchema, file).join()).toMatch(/Kova: 5 titled blocks, found 6/);
});

test("Plüton's cycle must name the stated years [15.2]", () => {
  const file = planet("pluton", (data) => {
    const cycle = blocksOf(data, "Aslan").find(({ title }) => title === "Tarihsel Döngü")!;
    cycle.items = cycle.items.map((item) => item.replaceAll("1939-1958", "1938-1957"));
  });
  expect(problems(planetSchema, file).join()).toMatch(/Aslan: Tarihsel Döngü must name 1939-1958/);
});

test("A note needs an asterisk in the text, and an asterisk a note [9.5]", () => {
  const note = planet("pluton", ({ positions }) => Object.assign(positions[10]!, { note: "Not." }));
  expect(problems(planetSchema, note).join()).toMatch(/Kova: an asterisk and a note go together/);
  const asterisk = planet(
    "pluton",
    ({ positions }) => delete (positions[1] as { note?: string }).note,
  );
  expect(problems(planetSchema, asterisk).join()).toMatch(/Boğa: an asterisk and a note/);
});

test("A chart of three feature cards and an article of ten words are refused [15.3]", () => {
  const chart = parseFrontMatter(read("charts/solar.md"));
  const few = { ...chart, features: (chart.features as unknown[]).slice(0, 3) };
  expect(problems(chartSchema, few).join()).toMatch(/^features: /);
  const article = parseFrontMatter(read("articles/yukselen-koc.md"));
  expect(problems(articleSchema, { ...article, content: "On sözcük." }).join()).toMatch(
    /content: at least 330/,
  );
});

test("An article may not carry HTML of its own", () => {
  const article = parseFrontMatter(read("articles/yukselen-koc.md"));
  const scripted = { ...article, content: `${article.content}\n<script>alert(1)</script>` };
  expect(problems(articleSchema, scripted)).toEqual(["content: Markdown only, no HTML"]);
});

test("Eleven consultations, seven phases or three elements are refused [15.3]", () => {
  const consultations = parseMarked(read("consultations.yaml")).data as { types: object[] };
  consultations.types.pop();
  expect(problems(consultationsSchema, consultations).join()).toMatch(/^types: /);
  const phases = parse(read("moon-phases.yaml"));
  phases.phases.pop();
  expect(problems(moonPhasesSchema, phases).join()).toMatch(/^phases: /);
  const elements = parse(read("elements.yaml"));
  elements.elements.pop();
  expect(problems(elementsSchema, elements).join()).toMatch(
    /the elements must be Ateş, Su, Toprak, Hava/,
  );
});

test("Wrong content stops the build and names its file and field [15.4]", () => {
  const copy = mkdtempSync(path.join(tmpdir(), "content-"));
  for (const name of [
    "content/credits.yaml",
    "booking",
    "content",
    "app/content",
    "content-collections.ts",
    "package.json",
  ]) {
    cpSync(name, path.join(copy, name), { recursive: true });
  }
  symlinkSync(path.resolve("node_modules"), path.join(copy, "node_modules"));
  const file = path.join(copy, "content/signs/aslan.md");
  writeFileSync(file, readFileSync(file, "utf8").replace("element: Ateş", "element: Ateşş"));
  const build = () =>
    execFileSync(process.execPath, ["app/content/build.ts"], {
      cwd: copy,
      stdio: "pipe",
      encoding: "utf8",
    });
  expect(build).toThrow(/content\/signs\/aslan\.md\n {2}element: /);
});
