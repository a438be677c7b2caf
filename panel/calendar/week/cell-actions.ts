/** Hours of a day that are closed for one reason. */
export type ClosedHours = { day: string; times: string[]; reason: string; isWeekly: boolean };

/** What a cell can do besides leading on: be chosen to be closed, or offer to be opened. */
export type CellActions = {
  /** Undefined while nothing is being chosen. */
  chosen?: string[];
  setChosen(chosen: string[]): void;
  onOpen(closed: ClosedHours): void;
};

/** "21:00", or "20:00–23:00" from the first start to the last. */
export function timesInWords(times: string[]): string {
  return times.length === 1 ? times[0]! : `${times[0]}–${times.at(-1)}`;
}
