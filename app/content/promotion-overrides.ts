import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { isPromotion } from "./promotion.ts";
import { readSite } from "./site.ts";

/** Without promotion, removes the addresses of promotion. */
export function availableAddresses(addresses: string[], { promotion } = readSite().site): string[] {
  return addresses.filter((address) => promotion || !isPromotion(address));
}

/** Without promotion, replaces texts by those of content/pages/without-promotion.yaml. */
export function withPromotionOverrides(
  file: string,
  texts: Record<string, unknown>,
  { promotion } = readSite().site,
): Record<string, unknown> {
  if (promotion) return texts;
  const instead = parse(readFileSync("content/pages/without-promotion.yaml", "utf8"));
  return merged(texts, instead[file] ?? {}) as Record<string, unknown>;
}

function merged(texts: unknown, instead: unknown): unknown {
  if (!isObject(texts) || !isObject(instead)) return instead ?? texts;
  const changed = Object.keys(instead).map((key) => [key, merged(texts[key], instead[key])]);
  return { ...texts, ...Object.fromEntries(changed) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
