import { expect, test } from "vitest";
import { reasonInWords } from "./public-holidays.ts";

const words = (firstDay: string, lastDay: string, reason = "Resmî tatil") =>
  reasonInWords({ kind: "closing", weekday: null, firstDay, lastDay, from: "", to: "", reason });

test("A feast has its name, a single holiday its own", () => {
  expect(words("2026-03-19", "2026-03-22")).toBe("Ramazan Bayramı");
  expect(words("2026-03-19", "2026-03-19")).toBe("Ramazan Bayramı arifesi");
});

test("Any other reason is told as it was written", () => {
  expect(words("2026-03-19", "2026-03-22", "İzin")).toBe("İzin");
  expect(words("2026-03-18", "2026-03-18")).toBe("Resmî tatil");
  expect(words("2026-03-18", "2026-03-18", "")).toBe("Neden yazılmamış");
});
