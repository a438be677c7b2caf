import { BarLink, type DrawingProps } from "./bar.tsx";

/** Lying bars below their names, which are long and may need two lines. */
export function Rows({ bars, most }: DrawingProps) {
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
