import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

/** Turkish letters that every family keeps in its large latin-ext file; we cut that file to these. */
const turkish = "ğĞİşŞ₺";
const folder = "app/fonts";

const families = [
  {
    name: "cormorant-garamond-600",
    files: "node_modules/@fontsource/cormorant-garamond/files",
    latin: "cormorant-garamond-latin-600-normal.woff2",
    extended: "cormorant-garamond-latin-ext-600-normal.woff2",
  },
  {
    name: "source-sans-3",
    files: "node_modules/@fontsource-variable/source-sans-3/files",
    latin: "source-sans-3-latin-wght-normal.woff2",
    extended: "source-sans-3-latin-ext-wght-normal.woff2",
  },
];

await mkdir(folder, { recursive: true });
for (const { name, files, latin, extended } of families) {
  await writeFile(`${folder}/${name}.woff2`, await readFile(`${files}/${latin}`));
  const source = await readFile(`${files}/${extended}`);
  const subset = await subsetFont(source, turkish, { targetFormat: "woff2" });
  await writeFile(`${folder}/${name}-turkish.woff2`, subset);
}
