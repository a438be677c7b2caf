import { expect, test } from "vitest";
import { birthOf as kept } from "../../tests/support/component/samples.ts";
import { draftOf, emptyDraft, labelledBirthOf } from "./typed-birth.ts";

test("A first birth is the client's own, a further one needs a label", () => {
  const birth = { day: "1985-05-14", time: null, place: null };
  const own = kept("Kendisi", birth);
  expect(emptyDraft([])).toMatchObject({ label: "Kendisi", consent: "danışan" });
  expect(labelledBirthOf(emptyDraft([own])).problems.map(({ field }) => field)).toEqual([
    ...["label", "day", "at"],
  ]);
  expect(labelledBirthOf(draftOf(own))).toEqual({ birth, problems: [] });
});
