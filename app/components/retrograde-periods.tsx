import type { RetrogradeCard } from "../content/sky.ts";

/** A planet's retrogrades: the days, and where it changes direction. mark-today.ts marks what is past. */
export function RetrogradePeriods({ periods }: { periods: RetrogradeCard["periods"] }) {
  return periods.map(({ range, description, computed, start, end }) => (
    <p key={range} data-from={start.date} data-until={end.date}>
      <b>{range}</b>
      {computed && <sup>*</sup>}
      <span>{description}</span>
    </p>
  ));
}
