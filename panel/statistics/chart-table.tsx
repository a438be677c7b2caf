import { type Bar, BarLink } from "./bar.tsx";

/** The same numbers, to be read. */
export function ChartTable({
  title,
  heading,
  bars,
}: {
  title: string;
  heading: string;
  bars: Bar[];
}) {
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
