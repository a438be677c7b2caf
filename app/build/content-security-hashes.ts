import { createHash } from "node:crypto";
import { glob, readFile, writeFile } from "node:fs/promises";

/** Writes the hashes of each page's inline scripts for its Content-Security-Policy. JSON-LD is data and needs none. */
export async function writeContentSecurityHashes(folder: string, file: string): Promise<void> {
  const hashes: Record<string, string[]> = {};
  for await (const name of glob("**/*.html", { cwd: folder })) {
    const html = await readFile(`${folder}/${name}`, "utf8");
    hashes[`/${name.replace(/\/?index\.html$/, "")}`] = inlineScripts(html).map(
      (script) => `sha256-${createHash("sha256").update(script).digest("base64")}`,
    );
  }
  await writeFile(file, JSON.stringify(hashes));
}

function inlineScripts(html: string): string[] {
  const runnable =
    /<script(?![^>]*\b(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;
  return [...html.matchAll(runnable)].map(([, script = ""]) => script);
}
