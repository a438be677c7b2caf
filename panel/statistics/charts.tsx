import { Link } from "react-router";
import type { Outcome } from "../../booking/status.ts";
import type { NumbersAnswer } from "../../contract/panel/calls.ts";
import { outcomeWords } from "../../contract/panel/words.ts";
import { useNow } from "../data/clock.tsx";
import { useConsultationTitle } from "../data/settings.ts";
import { todayInIstanbul } from "../words/day-words.ts";
import { Chart } from "./chart.tsx";
import { listOf } from "./list-of.ts";
import type { DayRange } from "./ranges.ts";
import { timeBars } from "./time-bars.ts";

export function Charts({ numbers, range }: { numbers: NumbersAnswer; range: DayRange }) {
  const { weeks, consultations, outcomes, hours } = numbers;
  const titleOf = useConsultationTitle();
  const today = todayInIstanbul(useNow());
  const bars = timeBars(numbers, range, today);
  const areWeeks = bars.length === weeks.length;
  return (
    <>
      <Chart
        title={areWeeks ? "Haftalara göre" : "Aylara göre"}
        note={<Totals {...{ numbers, range, today }} />}
        heading={areWeeks ? "Hafta" : "Ay"}
        kind="columns"
        bars={bars}
      />
      <Chart
        title="Sonuca göre"
        heading="Sonuç"
        kind="rows"
        bars={(Object.keys(outcomeWords) as Outcome[]).map((durum) => ({
          name: outcomeWords[durum],
          count: outcomes[durum],
          to: listOf(range, { durum }),
        }))}
      />
      <Chart
        title="Türe göre"
        heading="Tür"
        kind="rows"
        bars={consultations.map(({ slug, count }) => ({
          name: titleOf(slug),
          count,
          to: listOf(range, { tip: slug }),
        }))}
      />
      <Chart
        title="En yoğun saatler"
        note="İptal edilenler sayılmaz"
        heading="Saat"
        kind="columns"
        bars={hours.map(({ timeSlot, count }) => ({ name: timeSlot, label: timeSlot, count }))}
      />
    </>
  );
}

/** All of them, and what of it is still to come. */
function Totals({
  numbers: { weeks, coming },
  range,
  today,
}: {
  numbers: NumbersAnswer;
  range: DayRange;
  today: string;
}) {
  const total = weeks.reduce((sum, { count }) => sum + count, 0);
  const rest = { from: range.from > today ? range.from : today, to: range.to };
  return (
    <>
      <Link to={listOf(range)}>Toplam {total} randevu</Link>
      {coming.approved > 0 && (
        <>
          {" "}
          <Link to={listOf(rest, { durum: "approved" })}>{coming.approved} gelecek, onaylı</Link>
        </>
      )}
      {coming.pending > 0 && (
        <>
          {" "}
          <Link to={listOf(rest, { durum: "pending" })}>{coming.pending} gelecek, beklemede</Link>
        </>
      )}
    </>
  );
}
