import { expect, test } from "vitest";
import { fold } from "./fold-letters.ts";

test("Turkish letters typed either way become the same", () => {
  expect(new Set(["İĞDE", "iğde", "IGDE", "ığde", "igde"].map(fold))).toEqual(new Set(["igde"]));
  expect(fold("ŞÇÖÜ şçöü SCOU")).toBe("scou scou scou");
  expect(fold("kâğıt hâlâ Beyoncé")).toBe("kagit hala beyonce");
});

test("A letter whose accent came apart is the same letter", () => {
  expect(fold("güneş".normalize("NFD"))).toBe("gunes");
});
