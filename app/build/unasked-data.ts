import { glob, rm } from "node:fs/promises";
import { pageAddresses } from "../../content-model/addresses.ts";

/** The router moves between articles only and asks for their data; every other page comes as a document. */
export async function dropUnaskedData(folder: string): Promise<void> {
  for await (const name of glob("**/*.data", { cwd: folder })) {
    const isArticle = `/${name}`.replace(".data", "/").startsWith(`${pageAddresses.blog}/`);
    if (!isArticle) await rm(`${folder}/${name}`);
  }
}
