import { expect, test } from "vitest";
import { birthOf, typedBirthOf } from "./typed-birth.ts";

test("A birthday is understood as every day that is typed is", () => {
  const typed = (day: string) => birthOf({ ...typedBirthOf(null), kind: "unknown", day });
  for (const day of ["14.05.1985", "14.5.1985", "14/5/1985", " 14 5 1985 ", "14051985"]) {
    expect(typed(day).birth?.day, day).toBe("1985-05-14");
  }
  for (const day of ["", "14.05.85", "31.02.1985", "14.05.1885"]) {
    expect(typed(day).problems, day).toMatchObject([{ field: "day" }]);
  }
});

test("What is kept is what the form shows again", () => {
  const place = {
    name: "Van",
    region: "",
    latitude: 38.5,
    longitude: 43.4,
    zone: "Europe/Istanbul",
  };
  for (const time of [
    null,
    { at: "02:30", isLater: true },
    { at: "14:32" },
    { from: "23:00", to: "01:00" },
  ]) {
    const birth = { day: "1985-05-14", time, place };
    expect(birthOf(typedBirthOf(birth))).toEqual({ birth, problems: [] });
  }
  const nowhere = { day: "1985-05-14", time: null, place: null };
  expect(birthOf(typedBirthOf(nowhere)).birth).toEqual(nowhere);
});

test("What is missing is told by its field, and only of the kind of time that was chosen", () => {
  const empty = typedBirthOf(null);
  const fields = (draft: Partial<typeof empty>) =>
    birthOf({ ...empty, ...draft }).problems.map(({ field }) => field);
  expect(fields({})).toEqual(["day", "at"]);
  expect(fields({ day: "14.5.1985", kind: "range" })).toEqual(["from", "to"]);
  expect(fields({ day: "14.5.1985", kind: "range", from: "10:00", to: "x" })).toEqual(["to"]);
  expect(fields({ day: "14.5.1985", kind: "unknown" })).toEqual([]);
});
