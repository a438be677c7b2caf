import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { readSite } from "../../../content-model/site.ts";
import { failedStart, startProcess } from "../../support/process.ts";
import { temporaryStorage } from "../../support/service.ts";
import { engines } from "../../support/storage.ts";

test("A wrong setting stops the start with one sentence that names it", async () => {
  const { code, printed } = await failedStart({ LIMIT_BOOKINGS_PER_HOUR: "on" });
  expect(code).toBe(1);
  expect(printed).toBe("LIMIT_BOOKINGS_PER_HOUR must be a whole number from 1 to 1000000.\n");
});

test("A database that does not answer stops the start with one sentence, without its password", async () => {
  const url = "postgres://akademi:gizli@127.0.0.1:1/akademi";
  const { code, printed } = await failedStart({ DATABASE_URL: url });
  expect(code).toBe(1);
  expect(printed).toMatch(/^The database in DATABASE_URL cannot be used: .*ECONNREFUSED.*\n$/);
  expect(printed).not.toContain("gizli");
});

test("An old Node is told so in one sentence, before anything else loads", async () => {
  const pretend = 'Object.defineProperty(process.versions, "node", { value: "22.21.9" });';
  const script = `${pretend} await import("./server/commands/check-node.js"); console.log("loaded");`;
  const run = promisify(execFile)(process.execPath, ["--input-type=module", "-e", script]);
  await expect(run).rejects.toMatchObject({
    code: 1,
    stdout: "",
    stderr: "This server needs Node 22.22 or newer, and this is Node 22.21.9.\n",
  });
});

test("The start names the placeholders that were never changed", async () => {
  const { placeholders } = readSite();
  const server = await startProcess(await temporaryStorage("sqlite"));
  const warning = `content/site.yaml still holds placeholders: ${placeholders.join(", ")}`;
  expect(server.printed().includes(warning)).toBe(placeholders.length > 0);
});

test.each(engines)("SIGTERM and SIGINT end the server cleanly (%s)", async (engine) => {
  const storage = await temporaryStorage(engine);
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    const server = await startProcess(storage);
    await fetch(`${server.url}/readyz`);
    server.kill(signal);
    expect(await server.exited).toBe(0);
  }
});
