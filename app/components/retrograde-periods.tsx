import type { RetrogradeCard } from "../content/sky.ts";

type Props = { periods: RetrogradeCard["periods"]; today?: string | undefined };

/** A planet's retrogrades: the days, and where it changes direction. Without `today` nothing is past. */
export function RetrogradePeriods({ periods, today = "" }: Props) {
  return periods.map(({ range, description, computed, start, end }) => (
    <p
      key={range}
      className={end.date < today ? "past" : undefined}
      data-from={start.date}
      data-until={end.date}
    >
      <b>{range}</b>
      {computed && <sup>*</sup>}
      <span>{description}</span>
    </p>
  ));
}
