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
      <dl className="fact-list">
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
  return (
    <section className="chart" aria-labelledby={id}>
      <h2 id={id}>Ödemeler</h2>
      <p>Randevunun ya da teslimin ayına göre</p>
      <dl className="fact-list">
        {money.map(({ month, paid, owed }) => (
          <Sum
            key={month}
            name={monthInWords(`${month}-01`)}
            {...{ paid, owed }}
            range={monthRange(month, range)}
          />
        ))}
        {money.length > 1 && (
          <Sum name="Toplam" paid={sumOf("paid")} owed={sumOf("owed")} range={range} />
        )}
      </dl>
    </section>
  );
}

function Sum({
  name,
  paid,
  owed,
  range,
}: {
  name: string;
  paid: number;
  owed: number;
  range: DayRange;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {paid > 0 && `${moneyInWords(paid)} alındı`}
        {paid > 0 && owed > 0 && ", "}
        {owed > 0 && (
          <Link to={listOf(range, { durum: "unpaid" })}>{moneyInWords(owed)} bekliyor</Link>
        )}
      </dd>
    </div>
  );
}
