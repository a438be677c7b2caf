import type { DrawingProps } from "./columns.tsx";

/** Lying bars below their names, which are long and may need two lines. */
export function Rows({ words, bars, most }: DrawingProps) {
  return (
    <div role="img" aria-label={words}>
      {bars.map(({ name, count }) => (
        <div key={name} className="chart-row" data-highest={count === most}>
          <span>{name}</span>
          <b>{count}</b>
          <svg aria-hidden="true">
            <line x1="0" x2="100%" y1="50%" y2="50%" />
            <rect width={`${(count / most) * 100}%`} height="100%" />
          </svg>
        </div>
      ))}
    </div>
  );
}
