import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect } from "@playwright/test";
import { pageAddresses } from "../../../app/content/addresses.ts";
import type { Loaded } from "./first-visit.ts";
import { isReading } from "./page-kinds.ts";

/** In kilobytes of 1000 bytes, as they travel (brotli where that helps). */
const pictures = { image: 120 };
const forReading = { script: 1, document: 14, stylesheet: 10, font: 45, ...pictures, all: 110 };
const withScript = { script: 115, document: 20, stylesheet: 12, font: 45, ...pictures, all: 240 };

function budgetOf(path: string) {
  // A picture alone, to be looked at large.
  if (path.endsWith("/cark")) return { ...forReading, image: 170, all: 190 };
  if (isReading(path)) return forReading;
  return path === pageAddresses.home ? { ...withScript, all: 290 } : withScript;
}

/** What a first visit with a phone loads before one scrolls. */
export function expectWithinBudget(path: string, loaded: Loaded[]) {
  const list = loaded
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ name, kind, bytes }) => `${bytes} ${kind} ${name}`)
    .join("\n");
  const ofKind = (kind: string) => loaded.filter((one) => one.kind === kind);
  const kilobytes = (some: Loaded[]) => some.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  expect(kilobytes(ofKind("document"))).toBeGreaterThan(1);
  expect(kilobytes(ofKind("font"))).toBeGreaterThan(20);
  const { all, ...kinds } = budgetOf(path);
  for (const [kind, most] of Object.entries(kinds))
    expect.soft(kilobytes(ofKind(kind)), `${kind} of ${list}`).toBeLessThanOrEqual(most);
  expect.soft(kilobytes(loaded), list).toBeLessThanOrEqual(all);
  // What is specified of scripts is specified with gzip.
  const scripts = ofKind("script").map(({ name, kind }) => {
    const bytes = gzipSync(readFileSync(`build/client${name}`), { level: 9 }).length;
    return { name, kind, bytes };
  });
  expect.soft(kilobytes(scripts), list).toBeLessThanOrEqual(withScript.script);
}
