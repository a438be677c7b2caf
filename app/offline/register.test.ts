import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";
import { workerPolicy } from "../../contract/public/trusted-types.ts";
import { workerPath } from "../../contract/public/worker.ts";

const lines = readFileSync("app/offline/register.js", "utf8");

/** Runs the lines in a page of that state, which becomes idle at once; what "load" calls is returned. */
function run(register: () => Promise<void>, { saveData = false, readyState = "complete" } = {}) {
  const onLoad: (() => void)[] = [];
  runInNewContext(lines, {
    navigator: { serviceWorker: { register }, connection: { saveData } },
    document: { readyState },
    window: { requestIdleCallback: (call: () => void) => call() },
    addEventListener: (name: string, call: () => void) => name === "load" && onLoad.push(call),
  });
  return onLoad;
}

test("The lines that register the worker name the policy and the script that the server allows", () => {
  expect(lines).toContain(`createPolicy("${workerPolicy}"`);
  expect(new Set(lines.match(/"\/[^"]*"/g))).toEqual(new Set([`"${workerPath}"`]));
});

test("The worker is registered once the page is loaded and idle", () => {
  const register = vi.fn(async () => {});
  run(register);
  expect(register.mock.calls).toEqual([[workerPath]]);
  const [load] = run(register, { readyState: "interactive" });
  expect(register).toHaveBeenCalledTimes(1);
  load!();
  expect(register).toHaveBeenCalledTimes(2);
});

test("Visitors who save data get no worker", () => {
  const register = vi.fn(async () => {});
  expect(run(register, { saveData: true })).toEqual([]);
  expect(register).not.toHaveBeenCalled();
});

test("A worker that cannot be registered harms nothing", async () => {
  // An unhandled rejection would fail the run.
  const register = vi.fn(() => Promise.reject(new Error("not allowed")));
  run(register);
  await new Promise(setImmediate);
  expect(register).toHaveBeenCalled();
});
