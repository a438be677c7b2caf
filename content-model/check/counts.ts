import type { Text } from "./texts.ts";

/** A table of the texts and words of each kind. */
export function countsTable(texts: Text[]): string {
  const kinds = Map.groupBy(texts, ({ kind }) => kind);
  const row = (name: string, of: Text[]) => [
    name,
    String(of.length),
    String(of.reduce((sum, { words }) => sum + words, 0)),
  ];
  const rows = [
    ["kind", "texts", "words"],
    ...[...kinds].map(([kind, of]) => row(kind, of)),
    row("all", texts),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((cells) => cells[column]!.length)));
  return rows
    .map(([name, ...numbers]) =>
      [name!.padEnd(widths[0]!), ...numbers.map((cell, at) => cell.padStart(widths[at + 1]!))].join(
        "  ",
      ),
    )
    .join("\n");
}
