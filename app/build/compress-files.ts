import { glob, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

/** The scripts and styles that a page waits for, compressed once so that no visitor waits for that. */
export async function compressFiles(folder: string): Promise<void> {
  for await (const name of glob("assets/*.{js,css}", { cwd: folder })) {
    const file = `${folder}/${name}`;
    await writeFile(`${file}.br`, await promisify(brotliCompress)(await readFile(file)));
  }
}
