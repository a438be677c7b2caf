import { readFileSync } from "node:fs";
import { z } from "zod";
import { parseMarked } from "./placeholders.ts";
import { line } from "./text.ts";

export const siteSchema = z.strictObject({
  name: line,
  /** Below the icon on a phone's home screen, which cuts longer names. */
  shortName: line.max(12),
  tagline: line,
  /** Of the articles. */
  author: line,
  /** The sources of all articles without a section “Kaynaklar”. */
  articleSources: line,
  url: z.url(),
  phone: line.regex(/^\+90 \d{3} \d{3} \d{2} \d{2}$/, '"+90 212 555 01 23" expected'),
  email: z.email(),
  social: z.strictObject({ label: line, url: z.url() }),
  applicationForm: z.url(),
  firmId: line,
  /** Whether the site promotes consultations, the course and its price: app/content/promotion.ts. */
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

export function readSite(path = "content/site.yaml"): { site: Site; placeholders: string[] } {
  const { data, placeholders } = parseMarked(readFileSync(path, "utf8"));
  return { site: siteSchema.parse(data), placeholders: placeholders.map((marked) => marked.path) };
}
