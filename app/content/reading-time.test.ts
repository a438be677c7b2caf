import { expect, test } from "vitest";
import { readingMinutes } from "./reading-time.ts";

test("A minute for each two hundred words that are begun, tags not counted, and at least one", () => {
  const words = (count: number) => `<p class="a b">${"söz ".repeat(count)}</p>`;
  expect([0, 40, 200, 201, 882].map(words).map(readingMinutes)).toEqual([1, 1, 1, 2, 5]);
});
