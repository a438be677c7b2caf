import { type ReactNode, useId } from "react";
import type { Bar } from "./bar.tsx";
import { ChartTable } from "./chart-table.tsx";
import { Columns } from "./columns.tsx";
import { Rows } from "./rows.tsx";

/** A drawing, what it shows in words, and the table behind it. */
export function Chart({
  title,
  note,
  heading,
  kind,
  bars,
}: {
  title: string;
  note?: ReactNode;
  /** What a bar stands for. */
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
