/**
 * The format of the sign guides: a line that ends with a colon is a heading, numbered and dashed lines are cards, other
 * lines are paragraphs, and "label: text" has a bold label.
 */
export type GuideLine = { label?: string; text: string };
export type GuideBlock =
  | { kind: "heading"; text: string }
  | ({ kind: "paragraph" } & GuideLine)
  | { kind: "cards"; numbered: boolean; items: GuideLine[] };

const numbered = /^\d+[.)]\s+/;
const dashed = /^[-–•]\s+/;

export function parseGuideText(content: string): GuideBlock[] {
  const blocks: GuideBlock[] = [];
  for (const chunk of content.trim().split(/\n\s*\n/)) {
    for (const raw of chunk.split("\n")) {
      const line = raw.trim();
      if (line) addLine(blocks, line);
    }
  }
  return blocks;
}

function addLine(blocks: GuideBlock[], line: string) {
  const isNumbered = numbered.test(line);
  if (isNumbered || dashed.test(line)) {
    const item = labelled(line.replace(isNumbered ? numbered : dashed, ""));
    const last = blocks.at(-1);
    if (last?.kind === "cards" && last.numbered === isNumbered) last.items.push(item);
    else blocks.push({ kind: "cards", numbered: isNumbered, items: [item] });
  } else if (line.endsWith(":")) {
    blocks.push({ kind: "heading", text: line.slice(0, -1) });
  } else {
    blocks.push({ kind: "paragraph", ...labelled(line) });
  }
}

export function labelled(line: string): GuideLine {
  const colon = line.indexOf(": ");
  if (colon < 1) return { text: line };
  return { label: line.slice(0, colon), text: line.slice(colon + 2).trim() };
}
