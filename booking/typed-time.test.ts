import { expect, test } from "vitest";
import { typedTime } from "./typed-time.ts";

test("A time is understood with or without what parts it", () => {
  for (const typed of ["09:05", "9:05", "9.05", "0905", "905", " 09 05 "]) {
    expect(typedTime(typed), typed).toBe("09:05");
  }
  for (const typed of ["", "9", "24:00", "12:60", "12:5", "12:050", "öğlen"]) {
    expect(typedTime(typed), typed).toBeUndefined();
  }
});
