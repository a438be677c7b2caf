import type { Seen, Watched } from "./visitors.ts";

export function printHead(): void {
  console.log("| fault | page | lookup | booking | /readyz | healed after |");
  console.log("|---|---|---|---|---|---|");
}

/** One cell for each kind of visitor: the statuses and their counts, then the median and the longest wait in milliseconds. */
export function printRow(fault: string, watched: Watched, healed?: number): void {
  const { page, lookup, booking, readyz } = watched;
  const cells = [page, lookup, booking, readyz].map(inWords);
  const heals = healed === undefined ? "–" : `${Math.round(healed)} ms`;
  console.log(`| ${[fault, ...cells, heals].join(" | ")} |`);
}

function inWords(seen: Seen[]): string {
  const counts = Map.groupBy(seen, ({ status }) => status);
  const answers = [...counts].map(([status, { length }]) => `${length} × ${status || "no answer"}`);
  const times = seen.map(({ ms }) => ms).sort((one, other) => one - other);
  const [half, most] = [times[Math.floor(times.length / 2)], times.at(-1)];
  return `${answers.join(", ")}; ${Math.round(half ?? 0)} / ${Math.round(most ?? 0)} ms`;
}
