import { type ReactNode, useEffect, useId, useRef } from "react";
import { Link } from "react-router";
import type { Outcome } from "../../booking/status.ts";
import type { NumbersAnswer } from "../../contract/panel/calls.ts";
import { outcomeWords } from "../../contract/panel/words.ts";
import { useNow } from "../data/clock.tsx";
import { useConsultationTitle } from "../data/settings.ts";
import { todayInIstanbul } from "../words/day-words.ts";
import { type DayRange, listOf } from "./ranges.ts";
import { Money, Sessions } from "./sums.tsx";
import { type Bar, timeBars } from "./time-bars.ts";

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
      <Sessions numbers={numbers} />
      <Money numbers={numbers} range={range} />
    </>
  );
}

/** The total, and how many of it are still to come. */
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

/** A chart with a summary in words and its data as a table. */
function Chart({
  title,
  note,
  heading,
  kind,
  bars,
}: {
  title: string;
  note?: ReactNode;
  /** The unit that a bar shows. */
  heading: string;
  kind: "columns" | "rows";
  bars: Bar[];
}) {
  const id = useId();
  const highest = bars.toSorted((one, other) => other.count - one.count)[0];
  const Drawing = kind === "columns" ? Columns : Rows;
  return (
    <section className={`chart ${kind}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note && <p>{note}</p>}
      {highest ? (
        <>
          <p className="visually-hidden">
            {title}: {bars.length} çubuk, en yükseği {highest.name}, {highest.count} randevu.
            Sayıların tümü tabloda.
          </p>
          <Drawing title={title} bars={bars} most={Math.max(1, highest.count)} />
          <ChartTable {...{ title, heading, bars }} />
        </>
      ) : (
        <p>Bu aralıkta sayılacak randevu yok.</p>
      )}
    </section>
  );
}

/** In rem, so that the drawing grows with the text. */
const tallest = 9;

/** Vertical bars; if they do not fit, they scroll to the current one. */
function Columns({ title, bars, most }: DrawingProps) {
  const scroller = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other bars begin anew.
  useEffect(() => {
    const place = scroller.current!;
    const now = place.querySelector<HTMLElement>("[data-when=now]");
    place.scrollLeft = now ? now.offsetLeft + now.offsetWidth / 2 - place.clientWidth / 2 : 0;
  }, [bars.length, bars[0]?.name]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse must be able to scroll it.
    <section ref={scroller} className="chart-scroll" aria-label={`Çizim: ${title}`} tabIndex={0}>
      <ol>
        {bars.map((bar) => (
          <li
            key={bar.name}
            data-highest={bar.count === most}
            data-none={bar.count === 0}
            data-when={bar.when}
          >
            <BarLink bar={bar}>
              <span className="visually-hidden">{bar.name}: </span>
              <b>{bar.count}</b>
              <span className="visually-hidden"> randevu</span>
              <i style={{ height: `${(bar.count / most) * tallest}rem` }} />
              <span aria-hidden="true">{bar.label}</span>
              <span aria-hidden="true">{bar.below}</span>
            </BarLink>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Lying bars below their names, which are long and may need two lines. */
function Rows({ bars, most }: DrawingProps) {
  return (
    <ul>
      {bars.map((bar) => (
        <li key={bar.name} className="chart-row" data-highest={bar.count === most}>
          <BarLink bar={bar}>
            <span>{bar.name}</span> <b>{bar.count}</b>
            <svg aria-hidden="true">
              <line x1="0" x2="100%" y1="50%" y2="50%" />
              <rect width={`${(bar.count / most) * 100}%`} height="100%" />
            </svg>
          </BarLink>
        </li>
      ))}
    </ul>
  );
}

/** Props of both kinds of charts. */
type DrawingProps = {
  title: string;
  bars: Bar[];
  /** The highest count, which fills its bar. */
  most: number;
};

/** A number leads to its list, unless there is nothing in it. */
function BarLink({ bar: { to, count }, children }: { bar: Bar; children: ReactNode }) {
  return to && count > 0 ? <Link to={to}>{children}</Link> : <span>{children}</span>;
}

/** The same numbers, to be read. */
function ChartTable({ title, heading, bars }: { title: string; heading: string; bars: Bar[] }) {
  return (
    <details>
      <summary>Tablo: {title}</summary>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            <th scope="col" className="number">
              Randevu
            </th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.name}>
              <th scope="row">{bar.name}</th>
              <td className="number">
                <BarLink bar={bar}>{bar.count}</BarLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
