import { glob, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

const texts = "**/*.{css,data,html,ics,js,json,svg,txt,webmanifest,xml}";

/** Everything that is text, compressed once so that no visitor waits for that. */
export async function compressFiles(folder: string): Promise<void> {
  const compressed: Promise<void>[] = [];
  for await (const name of glob(texts, { cwd: folder }))
    compressed.push(compress(`${folder}/${name}`));
  await Promise.all(compressed);
}

async function compress(file: string): Promise<void> {
  await writeFile(`${file}.br`, await promisify(brotliCompress)(await readFile(file)));
}
