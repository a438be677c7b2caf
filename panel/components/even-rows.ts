import type { CSSProperties } from "react";

/** How many stand in a row, for the styles, so that none is left alone in the last one. */
export function inEvenRows(count: number): CSSProperties {
  const columns = [4, 3, 5].find((many) => count % many !== 1) ?? 4;
  return { "--columns": columns } as CSSProperties;
}
