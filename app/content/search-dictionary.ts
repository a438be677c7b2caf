import { z } from "zod";
import { line } from "./text.ts";

const lists = z
  .array(line)
  .transform((lines) => lines.flatMap((one) => one.split(",").map((word) => word.trim())));

/** Word lists of the search. */
export const searchDictionarySchema = z.strictObject({
  filler: lists,
  soft: z.array(line),
  absent: z.array(line),
  when: z.array(line),
  marked: z.record(line, line),
  equal: z.array(z.array(line).min(2)),
  instead: z.record(line, line),
  names: z.record(line, line),
});
export type SearchDictionary = z.infer<typeof searchDictionarySchema>;
