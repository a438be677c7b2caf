import { expect, test } from "vitest";
import { visitsInWords } from "./visit-words.ts";

test("What became of somebody's appointments is said in one line, without what never happened", () => {
  const none = { came: 0, noShow: 0, cancelled: 0, coming: 0 };
  expect(visitsInWords({ came: 3, noShow: 1, cancelled: 2, coming: 1 })).toBe(
    "3 kez görüşüldü, 1 kez ulaşılamadı, 2 iptal, 1 gelecek randevu",
  );
  expect(visitsInWords({ ...none, noShow: 1 })).toBe("1 kez ulaşılamadı");
  expect(visitsInWords(none)).toBe("Henüz bir görüşme olmadı");
});
