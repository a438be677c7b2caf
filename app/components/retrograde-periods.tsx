import type { RetrogradeCard } from "../content/sky.ts";

/** A planet's retrogrades: the days, and where it changes direction. */
export function RetrogradePeriods({ periods }: { periods: RetrogradeCard["periods"] }) {
  return periods.map(({ range, description, computed }) => (
    <p key={range}>
      <b>{range}</b>
      {computed && <sup>*</sup>}
      <span>{description}</span>
    </p>
  ));
}
