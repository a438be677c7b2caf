import { minutesOf } from "../../../booking/hours.ts";
import { isStart, type SlotState } from "../../components/day-slots.ts";

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

/** How much of a step each row stands for: times between the starts divide it. */
export function partsOf(rows: string[], step: number): number[] {
  return rows.map((time, row) => {
    const next = rows[row + 1];
    return next ? Math.min(1, (minutesOf(next) - minutesOf(time)) / step) : 1;
  });
}

/** A day's column from top to bottom: each as long as it lasts, and what is closed for one reason is one block. */
export function blocksOf(slots: SlotState[], rows: string[], step: number): Block[] {
  const blocks: Block[] = [];
  const starts = slots.filter(isStart);
  for (const [index, slot] of starts.entries()) {
    const row = rows.indexOf(slot.time);
    const lasts = slot.state === "taken" ? slot.appointment.minutes : step;
    const next = starts[index + 1]?.time ?? "24:00";
    const end = Math.min(minutesOf(slot.time) + lasts, minutesOf(next));
    const span = Math.max(1, rows.slice(row).filter((time) => minutesOf(time) < end).length);
    const before = blocks.at(-1);
    if (slot.state !== "closed") blocks.push({ ...slot, row, span });
    else if (before?.state === "closed" && isAlike(before, slot)) {
      before.times.push(slot.time);
      before.span = row + span - before.row;
    } else {
      const { time, ...closed } = slot;
      blocks.push({ ...closed, times: [time], row, span });
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
