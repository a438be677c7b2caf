import { labelled } from "../../app/content/guide-text.ts";
import type { Finding } from "./finding.ts";
import type { Fragment } from "./fragments.ts";

/** People listed twice, under one sign or two. Their dates are checked by the schema. */
export function repeatedCelebrities(fragments: Fragment[]): Finding[] {
  const first = new Map<string, string>();
  return fragments.flatMap(({ file, line, field, text }): Finding[] => {
    if (!file.startsWith("signs/") || field[1] !== "Ünlüler" || !text.startsWith("- ")) return [];
    const name = labelled(text.slice(2)).label ?? text;
    const key = name.toLocaleLowerCase("tr-TR");
    const place = first.get(key);
    first.set(key, place ?? `content/${file}:${line}`);
    if (!place) return [];
    return [
      { file, line, rule: "person listed twice", message: `${name} also stands at ${place}` },
    ];
  });
}
