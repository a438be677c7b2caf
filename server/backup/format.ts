import { createHash } from "node:crypto";
import type { Snapshot, StoredRow } from "../database/snapshot.ts";
import { UnreadableBackup } from "./file.ts";

/**
 * Lines of JSON: a head; for every table its name, its rows, and their number and hash; a last line. The format
 * does not depend on the engine.
 */
type Head = { backup: 1; at: string; migrations: string[] };
type Counts = Record<string, number>;
type Part = { table: string; row: StoredRow };

const hash = () => createHash("sha256");

export async function* toLines({ tables, rows }: Snapshot, at: Date): AsyncGenerator<string> {
  const migrations: string[] = [];
  for await (const { name } of rows("migrations")) migrations.push(String(name));
  const line = (value: unknown) => `${JSON.stringify(value)}\n`;
  yield line({ backup: 1, at: at.toISOString(), migrations: migrations.sort() } satisfies Head);
  for (const table of tables) {
    yield line({ table });
    const sum = hash();
    let count = 0;
    for await (const row of rows(table)) {
      const text = line(row);
      sum.update(text);
      count += 1;
      yield text;
    }
    yield line({ end: table, count, sha256: sum.digest("hex") });
  }
  yield line({ complete: true });
}

/** Reads and checks a backup, and calls `onRow` with each row. Returns the head and the number of rows per table. */
export async function readParts(
  lines: AsyncIterable<string>,
  onRow: (part: Part) => Promise<void> | void = () => {},
  onHead: (head: Head) => Promise<void> | void = () => {},
): Promise<Head & { counts: Counts }> {
  let head: Head | undefined;
  let isComplete = false;
  let open: { table: string; count: number; sum: ReturnType<typeof hash> } | undefined;
  const counts: Counts = {};
  for await (const line of lines) {
    const value = parse(line);
    if (!head) {
      if (value.backup !== 1 || !Array.isArray(value.migrations))
        throw new UnreadableBackup("head");
      head = value as Head;
      await onHead(head);
    } else if (!open) {
      if (value.complete === true) isComplete = true;
      else open = { table: String(value.table), count: 0, sum: hash() };
    } else if ("end" in value && "sha256" in value) {
      const { table, count, sum } = open;
      const isWhole = value.end === table && value.count === count;
      if (!isWhole || value.sha256 !== sum.digest("hex")) throw new UnreadableBackup(table);
      counts[table] = count;
      open = undefined;
    } else {
      open.sum.update(`${line}\n`);
      open.count += 1;
      await onRow({ table: open.table, row: value as StoredRow });
    }
  }
  if (!head || !isComplete) throw new UnreadableBackup("not complete");
  return { ...head, counts };
}

function parse(line: string): Record<string, unknown> {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new UnreadableBackup(error);
  }
}
