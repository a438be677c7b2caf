import { minutesOf } from "../../../booking/hours.ts";
import type { SlotState } from "../../components/day-slots.ts";

/** What fills one or more rows of a day's column. */
export type Block = { row: number; span: number } & (
  | { state: "none" }
  | { state: "closed"; times: string[]; reason: string; isWeekly: boolean }
  | Exclude<SlotState, { state: "closed" }>
);

/** Every start of the week: days may begin, end and count differently. */
export function rowsOf(days: SlotState[][]): string[] {
  return [...new Set(days.flat().map(({ time }) => time))].sort();
}

/** A day's column from top to bottom: what is closed for one reason is one block. */
export function blocksOf(slots: SlotState[], rows: string[]): Block[] {
  const blocks: Block[] = [];
  for (const slot of slots) {
    const row = rows.indexOf(slot.time);
    const before = blocks.at(-1);
    if (slot.state !== "closed") blocks.push({ ...slot, row, span: 1 });
    else if (before?.state === "closed" && isAlike(before, slot)) {
      before.times.push(slot.time);
      before.span = row - before.row + 1;
    } else {
      const { time, ...closed } = slot;
      blocks.push({ ...closed, times: [time], row, span: 1 });
    }
  }
  const empty = rows
    .map((_, row) => row)
    .filter((row) => !blocks.some((block) => block.row <= row && row < block.row + block.span))
    .map((row): Block => ({ state: "none", row, span: 1 }));
  return [...blocks, ...empty].sort((one, other) => one.row - other.row);
}

type Closed = { reason: string; isWeekly: boolean };
const isAlike = (one: Closed, other: Closed) =>
  one.reason === other.reason && one.isWeekly === other.isWeekly;

/** Where a time lies among the rows: 1.5 is the middle of the second. Undefined outside of them. */
export function placeOf(time: string, rows: string[]): number | undefined {
  const starts = rows.map(minutesOf);
  const row = starts.findLastIndex((start) => start <= minutesOf(time));
  if (row < 0) return undefined;
  const last = starts.length - 1;
  // The last row is as long as the one before it.
  const length = row < last ? starts[row + 1]! - starts[row]! : starts[last]! - starts[last - 1]!;
  const part = (minutesOf(time) - starts[row]!) / length;
  return part < 1 ? row + part : undefined;
}
