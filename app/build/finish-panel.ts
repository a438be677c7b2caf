import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { panelPath } from "../../contract/panel/pages.ts";
import { writeContentSecurityHashes } from "./content-security-hashes.ts";

/** Runs after the panel's build, the last: adds subresource integrity hashes to its page, and hashes all inline scripts. */
const site = "build/client";
const page = `${site}${panelPath}/index.html`;
writeFileSync(page, withIntegrity(readFileSync(page, "utf8")));
await writeContentSecurityHashes(site, "build/csp.json");

function withIntegrity(html: string): string {
  return html.replace(/ crossorigin (?:src|href)="([^"]+)"/g, (loading, file) => {
    const digest = createHash("sha384")
      .update(readFileSync(site + file))
      .digest("base64");
    return `${loading} integrity="sha384-${digest}"`;
  });
}
