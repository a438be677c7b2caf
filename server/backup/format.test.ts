import { expect, test } from "vitest";
import type { Snapshot, StoredRow } from "../database/snapshot.ts";
import { readParts, toLines } from "./format.ts";

const tables: Record<string, StoredRow[]> = {
  migrations: [{ name: "001-initial" }],
  slots: [
    { id: "a", name: "Ayşe", version: 1, note: null },
    { id: "b", name: "Can", version: 2, note: "satır\nsatır" },
  ],
};

const snapshot: Snapshot = {
  tables: Object.keys(tables),
  count: async (table) => tables[table]!.length,
  async *rows(table) {
    yield* tables[table]!;
  },
};

async function written(): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of toLines(snapshot, new Date("2026-11-15T00:10:00Z"))) {
    lines.push(line.slice(0, -1));
  }
  return lines;
}

async function* each(lines: string[]) {
  yield* lines;
}

test("What was written is read back, row by row", async () => {
  const read: Record<string, StoredRow[]> = {};
  const { at, migrations, counts } = await readParts(each(await written()), ({ table, row }) => {
    read[table] = [...(read[table] ?? []), row];
  });
  expect(read).toEqual(tables);
  expect([at, migrations]).toEqual(["2026-11-15T00:10:00.000Z", ["001-initial"]]);
  expect(counts).toEqual({ migrations: 1, slots: 2 });
});

test("A line that is missing, added or changed is noticed, whichever it is", async () => {
  const whole = await written();
  for (const index of whole.keys()) {
    const missing = whole.toSpliced(index, 1);
    await expect(readParts(each(missing)), `without line ${index}`).rejects.toThrow("bozuk");
  }
  const added = whole.toSpliced(-2, 0, whole.at(-3)!);
  await expect(readParts(each(added))).rejects.toThrow("bozuk");
  const changed = whole.map((line) => line.replace("Ayşe", "Oya"));
  await expect(readParts(each(changed))).rejects.toThrow("bozuk");
  await expect(readParts(each(["düz metin"]))).rejects.toThrow("bozuk");
  await expect(readParts(each([]))).rejects.toThrow("bozuk");
});
