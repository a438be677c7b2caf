import { useId } from "react";
import { Link } from "react-router";
import { moneyInWords } from "../../booking/money.ts";
import type { NumbersAnswer } from "../../contract/panel/calls.ts";
import { outcomeWords } from "../../contract/panel/words.ts";
import { monthInWords } from "../words/day-words.ts";
import { type DayRange, listOf } from "./ranges.ts";
import { monthRange } from "./time-bars.ts";

/** How many clients were new, and how many sessions nobody came to. */
export function Sessions({
  numbers: { clients, sessions },
}: {
  numbers: Pick<NumbersAnswer, "clients" | "sessions">;
}) {
  const id = useId();
  const { begun, missed } = sessions;
  const rate = begun > 0 ? Math.round((100 * missed) / begun) : 0;
  return (
    <section className="chart" aria-labelledby={id}>
      <h2 id={id}>Danışanlar</h2>
      <dl className="fact-list sums">
        <div>
          <dt>Yeni</dt>
          <dd>{clients.new}</dd>
        </div>
        <div>
          <dt>Eski</dt>
          <dd>{clients.returning}</dd>
        </div>
        <div>
          <dt>{outcomeWords.no_show}</dt>
          <dd>{begun > 0 ? `${begun} görüşmede ${missed} (%${rate})` : "Henüz görüşme yok"}</dd>
        </div>
      </dl>
    </section>
  );
}

/** By months, where anything was noted; what is owed leads to its list. */
export function Money({
  numbers: { money },
  range,
}: {
  numbers: Pick<NumbersAnswer, "money">;
  range: DayRange;
}) {
  const id = useId();
  if (!money?.length) return null;
  const sumOf = (kind: "paid" | "owed") => money.reduce((sum, month) => sum + month[kind], 0);
  const owedLink = (owed: number, of: DayRange) =>
    owed > 0 ? <Link to={listOf(of, { durum: "unpaid" })}>{moneyInWords(owed)}</Link> : "–";
  return (
    <section className="chart" aria-labelledby={id}>
      <h2 id={id}>Ödemeler</h2>
      <p>Randevunun ya da teslimin ayına göre</p>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">Ay</th>
            <th scope="col" className="number">
              Alınan
            </th>
            <th scope="col" className="number">
              Bekleyen
            </th>
          </tr>
        </thead>
        <tbody>
          {money.map(({ month, paid, owed }) => (
            <tr key={month}>
              <th scope="row">{monthInWords(`${month}-01`)}</th>
              <td className="number">{moneyInWords(paid)}</td>
              <td className="number">{owedLink(owed, monthRange(month, range))}</td>
            </tr>
          ))}
        </tbody>
        {money.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row">Toplam</th>
              <td className="number">{moneyInWords(sumOf("paid"))}</td>
              <td className="number">{owedLink(sumOf("owed"), range)}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}
