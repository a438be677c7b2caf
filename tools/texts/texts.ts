import { labelled } from "../../app/content/guide-text.ts";
import type { Fragment } from "./fragments.ts";

/** A paragraph or an item of a list, in which every sentence must be unique. */
export type Passage = {
  file: string;
  line: number;
  text: string;
  item?: boolean;
  /** What an item or a page's description says it is about: "label: text". */
  label?: string;
};

/** What an editor would call one text: a guide's section, a planet in a sign, an article. */
export type Text = { kind: string; name: string; passages: Passage[] };

/** Labels and facts, some of them prescribed: they may recur. */
const factFields =
  /^(title|name|pictureAlt|slug|date|element|planet|id|icon|sign|signs|link|heading|note|sources|techniques|appointmentType|appointmentDate|duration|term|also|see|number|topics|orb|kind|with)$/;

/** Lists of short texts that stand side by side, of which none should be as long as the next. */
const lists = /^(items|features|characteristics|weaknesses|services|values|points|details|facts)$/;

type Place = { kind: string; name?: string };

/** By file, or by a folder above it. */
const sections: Record<string, (field: string[]) => Place | undefined> = {
  signs: ([first, section]) =>
    first === "content"
      ? { kind: `sign guide: ${section}`, name: section! }
      : (head(first) ?? lesson(first)),
  placements: ([first, index]) => {
    if (first === "positions") return { kind: "planet in sign", name: index! };
    return first === "general" ? { kind: "planet, in general", name: "general" } : head(first);
  },
  charts: ([first]) => head(first) ?? { kind: "chart technique" },
  articles: ([first]) => head(first) ?? { kind: "article" },
  "consultations.yaml": ([, index]) => ({ kind: "consultation", name: index! }),
  "elements.yaml": ([, index]) => ({ kind: "element", name: index! }),
  "moon-phases.yaml": ([, index]) => ({ kind: "moon phase", name: index! }),
  "reference/glossary.yaml": ([index]) => ({ kind: "term", name: index! }),
  "reference/houses.yaml": ([index]) => ({ kind: "house", name: index! }),
  "reference/aspects.yaml": ([index]) => ({ kind: "aspect", name: index! }),
  "reference/retrogrades.yaml": ([first, index]) => ({
    kind: "retrograde",
    name: index && first === "items" ? index : "intro",
  }),
  "reference/pairs": ([index]) => ({ kind: "two signs", name: index! }),
  "pages/about.yaml": () => ({ kind: "about" }),
  "pages/home.yaml": () => ({ kind: "home" }),
  "pages/course.yaml": () => ({ kind: "course" }),
  "pages/birth-sign.yaml": () => ({ kind: "birth sign" }),
  "pages/kvkk.md": () => ({ kind: "KVKK notice" }),
  "pages/accessibility.md": () => ({ kind: "accessibility statement" }),
  "pages/pages.yaml": ([, id]) => ({ kind: "page title and description", name: id! }),
};

function head(field = ""): Place | undefined {
  if (field === "imageAlt") return { kind: "image description", name: field };
  if (field === "description" || field === "summary")
    return { kind: "page title and description", name: field };
  return undefined;
}

function lesson(field = ""): Place | undefined {
  const name = "Temel Özellikler";
  return field === "lesson" ? { kind: `sign guide: ${name}`, name } : undefined;
}

/** Groups fragments by text. Computed values, and facts that the academy fills in, are left out. */
export function textsOf(fragments: Fragment[]): Text[] {
  const texts = new Map<string, Text>();
  for (const fragment of asRead(fragments)) {
    const place = placeOf(fragment);
    if (!place) continue;
    const { kind, name = "" } = place;
    const key = `${kind} ${fragment.file} ${name}`;
    const text = texts.get(key) ?? { kind, name: `${fragment.file} ${name}`.trim(), passages: [] };
    texts.set(key, text);
    const passage = passageOf(fragment);
    if (passage) text.passages.push(passage);
  }
  return [...texts.values()];
}

/** A page shows a document's text above the cards and the closing note of its front matter. */
function asRead(fragments: Fragment[]): Fragment[] {
  const [body, rest] = [true, false].map((inBody) =>
    fragments.filter(({ field }) => (field[0] === "content") === inBody),
  );
  return [...body!, ...rest!];
}

function placeOf({ file, field }: Fragment): Place | undefined {
  const steps = file.split("/");
  const above = steps.map((_, index) => steps.slice(0, steps.length - index).join("/"));
  const nearest = above.find((name) => sections[name]);
  return nearest ? sections[nearest]!(field) : undefined;
}

/** A fragment without its list mark and its emphasis; nothing where it is a heading or a fact. */
function passageOf({ file, line, field, text }: Fragment): Passage | undefined {
  const prescribed = file.startsWith("placements/") && field.join() === "description";
  if (prescribed || field.some((name) => factFields.test(name))) return undefined;
  const plain = text.trim().replaceAll("**", "");
  if (/^#/.test(plain) || plain.endsWith(":")) return undefined;
  const unmarked = plain.replace(/^([-–•]|\d+[.)])\s+/, "");
  const item = unmarked !== plain || field.some((name) => lists.test(name));
  const about = field.length === 1 && head(field[0]) !== undefined;
  return { file, line, item, ...(item || about ? labelled(unmarked) : { text: unmarked }) };
}
