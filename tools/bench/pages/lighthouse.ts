import { chromium } from "@playwright/test";
import lighthouse, { type Flags } from "lighthouse";
import { findChromium } from "../../../tests/support/chromium.ts";
import { freePort } from "../../../tests/support/free-port.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const metrics = {
  lcp: "largest-contentful-paint",
  tbt: "total-blocking-time",
  cls: "cumulative-layout-shift",
} as const;

type Figures = Record<(typeof categories)[number] | keyof typeof metrics, number>;
export type Run = { figures: Figures; failed: string[] };

/** A browser in which Lighthouse visits each page as a new visitor, with its mobile preset. */
export async function openLighthouse() {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", `--remote-debugging-port=${port}`],
  });
  const flags: Flags = {
    port,
    output: "json",
    logLevel: "error",
    onlyCategories: [...categories],
    // The page for unknown addresses answers 404.
    ignoreStatusCode: true,
  };
  async function run(url: string): Promise<Run> {
    const report = (await lighthouse(url, flags))?.lhr;
    if (!report || report.runtimeError) throw new Error(`${url}: ${report?.runtimeError?.message}`);
    const scores = categories.map((name) => [name, 100 * (report.categories[name]?.score ?? 0)]);
    const values = Object.entries(metrics).map(([name, audit]) => [
      name,
      report.audits[audit]?.numericValue,
    ]);
    const failed = categories
      .slice(1)
      .flatMap((name) => report.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id} ${JSON.stringify(report.audits[id]?.details ?? "").slice(0, 300)}`);
    return { figures: Object.fromEntries([...scores, ...values]), failed };
  }
  return { run, close: () => browser.close() };
}

/** A line of the table, of each figure the median. */
export function rowOf(path: string, runs: Run[]): string {
  const median = (name: keyof Figures) =>
    runs.map(({ figures }) => figures[name]).sort((a, b) => a - b)[Math.floor(runs.length / 2)]!;
  const cells = [
    ...categories.map((name) => Math.round(median(name))),
    `${(median("lcp") / 1000).toFixed(2)} s`,
    `${Math.round(median("tbt"))} ms`,
    median("cls").toFixed(3),
  ];
  return `| ${path} | ${cells.join(" | ")} |`;
}
