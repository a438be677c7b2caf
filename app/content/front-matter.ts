import { parse } from "yaml";

/** Parses the YAML between two `---` lines; the rest is `content`. */
export function parseFrontMatter(text: string): Record<string, unknown> {
  const [, head, content] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
  if (head === undefined) return { content: text };
  return { ...parse(head), content };
}
