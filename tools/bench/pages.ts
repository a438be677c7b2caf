/** `npm --prefix tools run bench:pages`: Lighthouse on every kind of page, and what the home page costs us beside Node's own server and nginx. */
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { pageKinds } from "../../tests/support/browser/page-kinds.ts";
import { spawnServer } from "../../tests/support/server-process.ts";
import { installTools } from "../../tests/support/system-programs.ts";
import { openLighthouse, rowOf } from "./pages/lighthouse.ts";
import { requestsPerCpuSecond } from "./pages/requests.ts";

const runs = Number(process.env.BENCH_RUNS ?? 5);
const pages = process.env.BENCH_PAGES?.split(",") ?? pageKinds;

installTools();
const folder = mkdtempSync(join(tmpdir(), "bench-pages-"));
const server = spawnServer({ DATA_DIR: folder, API_ONLY: "false" });
try {
  const url = await server.listening;
  if (!url) throw new Error(`The server did not start: ${server.printed()}`);
  await lighthouse(url);
  await besideOthers(url);
} finally {
  server.kill("SIGTERM");
  await server.exited;
  rmSync(folder, { recursive: true, force: true });
}

/** The first run of a page warms the server and the browser, and is not counted. */
async function lighthouse(url: string) {
  const { run, close } = await openLighthouse();
  console.log(`Lighthouse on a phone, the median of ${runs}; load ${loadavg()[0]!.toFixed(1)}`);
  console.log("| page | performance | accessibility | best practices | SEO | LCP | TBT | CLS |");
  console.log("|---|---|---|---|---|---|---|---|");
  const findings: string[] = [];
  for (const path of pages) {
    console.log(path);
    await run(url + path);
    const results = [];
    for (let index = 0; index < runs; index++) results.push(await run(url + path));
    console.log(rowOf(path, results));
    findings.push(...results.at(-1)!.failed.map((audit) => `- ${path}: ${audit}`));
  }
  for (const finding of findings) console.log(finding);
  await close();
}

async function besideOthers(url: string) {
  const { ours, bareNode, nginx } = await requestsPerCpuSecond(url, server.pid, folder);
  const rounded = (value: number) => Math.round(value).toLocaleString("en");
  console.log(
    `The home page in brotli, requests per processor second: ours ${rounded(ours)}, Node's own server ${rounded(bareNode)}, nginx ${rounded(nginx)}: ${(ours / bareNode).toFixed(2)} and ${(ours / nginx).toFixed(2)}; ${cpus()[0]!.model}, load ${loadavg()[0]!.toFixed(1)}`,
  );
}
