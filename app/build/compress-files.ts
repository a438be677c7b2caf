import { glob, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

/** Everything that is text, compressed once so that no visitor waits for that. */
export async function compressFiles(folder: string): Promise<void> {
  const names = await Array.fromAsync(
    glob("**/*.{css,data,html,ics,js,json,svg,txt,webmanifest,xml}", { cwd: folder }),
  );
  await Promise.all(
    names.map(async (name) => {
      const file = `${folder}/${name}`;
      await writeFile(`${file}.br`, await promisify(brotliCompress)(await readFile(file)));
    }),
  );
}
