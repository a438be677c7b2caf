import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { writeContentSecurityHashes } from "./content-security-hashes.ts";

test("Each page is listed with the hashes of its inline scripts only", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "hashes-"));
  mkdirSync(path.join(folder, "site/about"), { recursive: true });
  writeFileSync(
    path.join(folder, "site/index.html"),
    `<script type="application/ld+json">{}</script><script>a</script><script src='/b.js'></script>`,
  );
  writeFileSync(
    path.join(folder, "site/about/index.html"),
    '<script type="module" async="">b</script>',
  );
  const file = path.join(folder, "csp.json");
  await writeContentSecurityHashes(path.join(folder, "site"), file);
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual({
    "/": ["sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs="],
    "/about": ["sha256-PiPoFgA5WUoziU9lZOGxNIu9egCI1CxKy3PurtWcAJ0="],
  });
});
