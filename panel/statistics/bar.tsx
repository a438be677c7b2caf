import type { ReactNode } from "react";
import { Link } from "react-router";

/** `label` and `below` are printed under a column; `to` is the list of what it counts. */
export type Bar = {
  name: string;
  count: number;
  label?: string;
  below?: string;
  to?: string;
  when?: "now" | "coming";
};

/** What both kinds of drawing need. */
export type DrawingProps = {
  title: string;
  bars: Bar[];
  /** The highest count, which fills its bar. */
  most: number;
};

/** A number leads to its list, unless there is nothing in it. */
export function BarLink({ bar: { to, count }, children }: { bar: Bar; children: ReactNode }) {
  return to && count > 0 ? <Link to={to}>{children}</Link> : <span>{children}</span>;
}
