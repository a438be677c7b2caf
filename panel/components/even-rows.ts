import type { CSSProperties } from "react";

/** The number of columns, for the styles, such that the last row never holds a single slot. */
export function inEvenRows(count: number): CSSProperties {
  const columns = [4, 3, 5].find((many) => count % many !== 1) ?? 4;
  return { "--columns": columns } as CSSProperties;
}
