import { expect, test } from "vitest";
import { contentOf, dayOf, HOUR, meetings } from "./printed.ts";
import { slowAspects } from "./slow-aspects.ts";

const [from, to] = [Date.UTC(2026, 0, 1), Date.UTC(2033, 5, 1)];
const aspects = slowAspects.map(({ body, angle, moments }) => ({
  body,
  angle,
  ours: meetings(body, "Uranüs", angle, from, to),
  theirs: moments.map((moment) => Date.parse(moment)),
}));

test.each(aspects)(
  "$body comes to $angle degrees from Uranus when the second ephemeris says",
  ({ body, ours, theirs }) => {
    expect(ours).toHaveLength(theirs.length);
    theirs.forEach((at, index) => {
      expect(Math.abs(ours[index]! - at) / HOUR).toBeLessThan(body === "Neptün" ? 2.2 : 0.4);
    });
  },
);

test("The one aspect for which the two name different days is told with its hour", () => {
  const doubtful = aspects.flatMap(({ ours, theirs }) =>
    theirs.filter((at, index) => dayOf(at) !== dayOf(ours[index]!)),
  );
  expect(doubtful.map(dayOf)).toEqual(["15 Temmuz 2026"]);
  expect(contentOf("articles/uranus-ikizler-burcunda.md")).toContain(
    "15 Temmuz 2026 akşamı, gece yarısına yarım saatten az kala",
  );
  expect(dayOf(doubtful[0]! + HOUR / 2)).toBe("16 Temmuz 2026");
});
