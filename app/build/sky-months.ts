import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { skyMonthAddress } from "../content/addresses.ts";
import { readSkyFiles } from "../content/sky-files.ts";
import { skyYears } from "../content/sky-table.ts";
import { skyRows } from "../sky/sky-rows.ts";

/** What “Bugün gökyüzü” says, a small file for each month, so that the browser only looks its minute up. */
export async function writeSkyMonths(folder: string): Promise<void> {
  const { sky } = readSkyFiles();
  for (const year of skyYears) {
    for (let number = 1; number <= 12; number += 1) {
      const month = `${year}-${String(number).padStart(2, "0")}`;
      const file = folder + skyMonthAddress(month);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(skyRows(sky, month)));
    }
  }
}
