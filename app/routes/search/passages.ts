import type { GuideBlock } from "../../content/guide-text.ts";

/** The texts of a guide's section. A heading opens the passage that follows it. */
export function guidePassages(blocks: GuideBlock[]): string[] {
  let heading = "";
  return blocks.flatMap((block) => {
    if (block.kind === "heading") {
      heading = `${block.text} · `;
      return [];
    }
    const lines = block.kind === "cards" ? block.items : [block];
    return lines.map(({ label, text }) => {
      const passage = `${heading}${label ? `${label}: ` : ""}${text}`;
      heading = "";
      return passage;
    });
  });
}

/** The items of titled blocks, the first of each with its block's title. */
export function titledPassages(blocks: { title: string; items: string[] }[]): string[] {
  return blocks.flatMap(({ title, items }) =>
    items.map((item, index) => (title && index === 0 ? `${title} · ${item}` : item)),
  );
}

/** The paragraphs, headings and list items of HTML that was made from our own Markdown. */
export function htmlPassages(html: string): string[] {
  let heading = "";
  return [...html.matchAll(/<(p|h\d|li)>([\s\S]*?)<\/\1>/g)].flatMap(
    ([, tag = "", content = ""]) => {
      const text = plainText(content);
      // {name} stands for a value of the academy, which the page fills in.
      if (!text || text.includes("{")) return [];
      if (tag.startsWith("h")) {
        heading = `${text} · `;
        return [];
      }
      const passage = heading + text;
      heading = "";
      return [passage];
    },
  );
}

const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

function plainText(html: string): string {
  return html
    .replace(/<[^>]+>/g, "")
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity]!)
    .replace(/\s+/g, " ")
    .trim();
}

/** Every sentence of a page's data, a card as "title: description"; icons and image texts are none. */
export function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value.includes(" ") ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  const { title, description, icon: _, imageAlt: __, ...rest } = value as Record<string, unknown>;
  const card = title && description ? [`${title}: ${description}`] : textsIn(title);
  return [...card, ...Object.values(rest).flatMap(textsIn)];
}
