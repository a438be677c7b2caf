import { labelled } from "./guide-text.ts";
import { opening } from "./text.ts";

const [least, most] = [110, 160];

/** What a search result shows of a reading: its own first sentences, whole ones where they fit. */
export function placementDescription(content: { items: string[] }[]): string {
  const sentences = content.flatMap(({ items }) => items.map((item) => labelled(item).text));
  const openings = sentences.map((_, end) => sentences.slice(0, end + 1).join(" "));
  const whole = openings.find(({ length }) => length >= least && length <= most);
  return (
    whole ?? opening(openings.find(({ length }) => length > most) ?? openings[0] ?? "", most - 1)
  );
}
