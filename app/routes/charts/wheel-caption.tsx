import type { ChartWheel } from "../../content/chart-wheel.ts";

/** The moment and the place of a wheel, and what its rings are. */
export function WheelCaption({ wheel }: { wheel: ChartWheel }) {
  return (
    <dl className="wheel-caption">
      <div>
        <dt>An</dt>
        <dd>{wheel.moment}</dd>
      </div>
      <div>
        <dt>Yer</dt>
        <dd>{wheel.place}</dd>
      </div>
      <div>
        <dt>Halkalar</dt>
        <dd>İçten dışa: {wheel.rings.join("; ")}</dd>
      </div>
    </dl>
  );
}
