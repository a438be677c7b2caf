import { useId } from "react";
import { type Bar, Columns } from "./columns.tsx";
import { Rows } from "./rows.tsx";

/** A drawing that says in words what it shows, and the table behind it. */
export function Chart({
  title,
  note,
  heading,
  kind,
  bars,
  beginsAtEnd,
}: {
  title: string;
  note?: string;
  /** What a bar stands for. */
  heading: string;
  kind: "columns" | "rows";
  bars: Bar[];
  beginsAtEnd?: boolean;
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
          {" "}
          <Drawing
            title={title}
            words={`${title}: ${bars.length} çubuk, en yükseği ${highest.name}, ${highest.count} randevu. Sayıların tümü tabloda.`}
            bars={bars}
            most={Math.max(1, highest.count)}
            beginsAtEnd={beginsAtEnd}
          />
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
                {bars.map(({ name, count }) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td className="number">{count}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      ) : (
        <p>Bu aralıkta sayılacak randevu yok.</p>
      )}
    </section>
  );
}
