import type { ChartWheel } from "../../content/chart-wheel.ts";

/** What a wheel was drawn for, and how it is read. */
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
