import { dayInWords } from "../../../booking/istanbul-time.ts";
import type { Outcome } from "../../../booking/status.ts";
import type { NumbersAnswer } from "../../../contract/panel/calls.ts";
import { outcomeWords } from "../../../contract/panel/words.ts";
import { useConsultationTitle } from "../../data/settings.tsx";
import { Chart } from "./chart.tsx";

const month = new Intl.DateTimeFormat("tr-TR", { month: "short", timeZone: "UTC" });

export function Charts({ numbers, total }: { numbers: NumbersAnswer; total: number }) {
  const { weeks, consultations, outcomes, hours } = numbers;
  const titleOf = useConsultationTitle();
  return (
    <>
      <Chart
        title="Haftalara göre"
        note={`Toplam ${total} randevu`}
        heading="Hafta"
        beginsAtEnd
        kind="columns"
        bars={weeks.map(({ monday, count }, index) => ({
          name: `${dayInWords(monday)} haftası`,
          label: String(Number(monday.slice(8))),
          below: isFirstOfMonth(weeks, index) ? month.format(new Date(monday)) : "",
          count,
        }))}
      />
      <Chart
        title="Sonuca göre"
        heading="Sonuç"
        kind="rows"
        bars={(Object.keys(outcomeWords) as Outcome[]).map((outcome) => ({
          name: outcomeWords[outcome],
          count: outcomes[outcome],
        }))}
      />
      <Chart
        title="Türe göre"
        heading="Tür"
        kind="rows"
        bars={consultations.map(({ slug, count }) => ({ name: titleOf(slug), count }))}
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

function isFirstOfMonth(weeks: NumbersAnswer["weeks"], index: number): boolean {
  const monthOf = (at: number) => weeks[at]?.monday.slice(0, 7);
  return monthOf(index) !== monthOf(index - 1);
}
