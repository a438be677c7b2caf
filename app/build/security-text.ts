import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { readSite } from "../content/site.ts";

const path = ".well-known/security.txt";
/** RFC 9116 recommends less than a year. Each build renews it. */
const validDays = 364;

/** security.txt: where to report a vulnerability (RFC 9116). */
export async function writeSecurityText(folder: string, now: Date): Promise<void> {
  const file = `${folder}/${path}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, securityText(readSite(), now));
}

export function securityText(
  {
    site,
    placeholders,
  }: Pick<ReturnType<typeof readSite>, "placeholders"> & {
    site: { email: string; url: string };
  },
  now: Date,
): string {
  const expires = new Date(now.getTime() + validDays * 86_400_000);
  const lines = [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, "Z")}`,
    "Preferred-Languages: tr, en",
    ...(placeholders.includes("url") ? [] : [`Canonical: ${new URL(path, site.url).href}`]),
  ];
  return `${lines.join("\n")}\n`;
}
