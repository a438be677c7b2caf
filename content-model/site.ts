import { readFileSync } from "node:fs";
import { parseDocument, visit } from "yaml";
import { z } from "zod";
import { line } from "./text.ts";

/** Marks a value in content/site.yaml that the academy has yet to replace with its own. */
const placeholderTag = "!placeholder";

export const siteSchema = z.strictObject({
  name: line,
  /** Below the icon on a phone's screen, which cuts what is longer. */
  shortName: line.max(12),
  tagline: line,
  /** Who writes the articles. */
  author: line,
  url: z.url(),
  phone: line.regex(/^\+90 \d{3} \d{3} \d{2} \d{2}$/, '"+90 212 555 01 23" expected'),
  email: z.email(),
  social: z.strictObject({ label: line, url: z.url() }),
  applicationForm: z.url(),
  firmId: line,
  /** Whether the site promotes consultations, the course and its price: content-model/promotion.ts. */
  promotion: z.boolean().default(true),
  course: z.strictObject({
    fee: z.int(),
    startDate: line,
    startTime: line,
    platform: line,
  }),
  controller: z.strictObject({ name: line, address: line, email: z.email() }),
});

export type Site = z.infer<typeof siteSchema>;

/** Reads YAML in which values may carry the placeholder tag, and names those that do. */
export function parseSite(text: string): { data: unknown; placeholders: string[] } {
  const customTags = [{ tag: placeholderTag, resolve: (value: string) => value }];
  const document = parseDocument(text, { customTags });
  if (document.errors[0]) throw document.errors[0];
  const placeholders: string[] = [];
  visit(document, {
    Pair(_, pair, path) {
      const value = pair.value as { tag?: string } | null;
      if (value?.tag !== placeholderTag) return;
      const keys = [...path, pair].flatMap((node) => ("key" in node ? [String(node.key)] : []));
      placeholders.push(keys.join("."));
    },
  });
  return { data: document.toJS(), placeholders };
}

export function readSite(path = "content/site.yaml"): { site: Site; placeholders: string[] } {
  const { data, placeholders } = parseSite(readFileSync(path, "utf8"));
  return { site: siteSchema.parse(data), placeholders };
}
