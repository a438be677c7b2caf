import { parseMarked } from "./placeholders.ts";

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/** The YAML between two `---` lines; all of a text without them. */
export const headOf = (text: string) => frontMatter.exec(text)?.[1] ?? text;

/** Parses the YAML between two `---` lines; the rest is `content`. What the academy has yet to confirm is left out. */
export function parseFrontMatter(text: string): Record<string, unknown> {
  const [, head, content] = frontMatter.exec(text) ?? [];
  if (head === undefined) return { content: text };
  const { data, placeholders } = parseMarked(head);
  const unconfirmed = placeholders.map(({ path }) => path);
  const confirmed = Object.entries(data as object).filter(([name]) => !unconfirmed.includes(name));
  return { ...Object.fromEntries(confirmed), content };
}
