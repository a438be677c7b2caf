import { labelled } from "../guide-text.ts";
import { countWords } from "../text.ts";
import type { Fragment } from "./fragments.ts";

/** Running text, of which every sentence must be its own. */
export type Passage = { file: string; line: number; text: string };

/** What an editor would call one text: a guide's section, a planet in a sign, an article. */
export type Text = { kind: string; name: string; words: number; passages: Passage[] };

/** Labels and facts, some of them prescribed: they may recur. */
const factFields =
  /^(title|name|date|element|planet|id|icon|sign|signs|link|heading|appointmentType|appointmentDate|duration|term|also|see|number|topics|orb|kind|with)$/;

type Place = { kind: string; name?: string };

const sections: Record<string, (field: string[]) => Place | undefined> = {
  signs: ([first, section]) =>
    first === "content" ? { kind: `sign guide: ${section}`, name: section! } : head(first),
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

/** Gathers the pieces of each text. What is computed or filled in by the academy is no text. */
export function textsOf(fragments: Fragment[]): Text[] {
  const texts = new Map<string, Text>();
  for (const fragment of fragments) {
    const place = placeOf(fragment);
    if (!place) continue;
    const { kind, name = "" } = place;
    const key = `${kind} ${fragment.file} ${name}`;
    const text = texts.get(key) ?? {
      kind,
      name: `${fragment.file} ${name}`.trim(),
      words: 0,
      passages: [],
    };
    texts.set(key, text);
    text.words += countWords(fragment.text);
    const prose = proseOf(fragment);
    if (prose) text.passages.push({ file: fragment.file, line: fragment.line, text: prose });
  }
  return [...texts.values()];
}

function placeOf({ file, field }: Fragment): Place | undefined {
  const folder = file.slice(0, file.lastIndexOf("/"));
  const kind = sections[file] ?? sections[folder];
  return kind?.(field);
}

/** A fragment without its label, its list mark and its emphasis; nothing where it is a heading. */
export function proseOf({ file, field, text }: Fragment): string {
  const prescribed = file.startsWith("placements/") && field.join() === "description";
  if (prescribed || field.some((name) => factFields.test(name))) return "";
  const plain = text.trim().replaceAll("**", "");
  if (/^#/.test(plain) || plain.endsWith(":")) return "";
  return labelled(plain.replace(/^([-–•]|\d+[.)])\s+/, "")).text;
}
