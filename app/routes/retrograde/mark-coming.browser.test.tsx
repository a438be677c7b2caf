import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { RetrogradePeriods } from "../../components/retrograde-periods.tsx";
import { YearStrip } from "../../components/year-strip.tsx";
import "../../app.css";
import "./retrograde.css";

const station = (date: string) => ({ date, sign: "Koç" as const, degree: 1, minute: 1 });
const periods = [
  ["2026-02-26", "2026-03-20"],
  ["2026-10-24", "2026-11-13"],
  ["2027-02-09", "2027-03-03"],
].map(([start = "", end = ""]) => ({
  range: start,
  description: "1°01′ Koç’ta başlar, 1°01′ Koç’ta biter",
  start: station(start),
  end: station(end),
}));

test("The script of /retro marks today, what is past and what comes next, in Turkey's time", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-13T21:30:00Z") });
  const cards = [{ title: "Merkür" as const, slug: "merkur", periods }];
  const { container } = await render(
    <>
      {[2026, 2027].map((year) => (
        <YearStrip key={year} year={year} cards={cards} />
      ))}
      <div className="retrograde-days">
        <RetrogradePeriods periods={periods} />
      </div>
      <div className="retrograde-days">
        <RetrogradePeriods periods={periods.slice(0, 1)} />
      </div>
    </>,
  );
  const texts = (selector: string) =>
    [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);
  const lines = () =>
    [...container.querySelectorAll("line")].filter((one) => one.checkVisibility());
  expect(lines()).toEqual([]);

  await import("./mark-coming.ts");
  vi.useRealTimers();
  expect(texts(".months .now")).toEqual(["Kas"]);
  expect(lines().map((line) => line.getAttribute("x1"))).toEqual(["10.433"]);
  expect(texts("p.past b")).toEqual(["2026-02-26", "2026-10-24", "2026-02-26"]);
  expect(texts(".next b, .next em")).toEqual(["2027-02-09", "sıradaki"]);
  expect(container.querySelectorAll("[data-year='2026'] rect.past")).toHaveLength(2);
});
