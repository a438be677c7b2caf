import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { runAside } from "../../support/system-programs.ts";

test("The bill of materials lists every package, and asks no other host", async () => {
  const env = {
    PATH: process.env.PATH ?? "",
    npm_config_registry: "http://127.0.0.1:9",
    npm_config_loglevel: "silent",
  };
  const args = ["sbom", "--sbom-format", "cyclonedx", "--sbom-type", "application"];
  const { code, said } = await runAside("npm", args, env);
  expect(code).toBe(0);
  const bill: { bomFormat: string; components: { name: string; version: string; purl: string }[] } =
    JSON.parse(said);
  expect(bill.bomFormat).toBe("CycloneDX");
  const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const listed = bill.components.map(({ name, version }) => `${name}@${version}`);
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect(listed).toContain(`${name}@${version}`);
  }
});
