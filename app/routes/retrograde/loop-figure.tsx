const [x0, y0] = [120, 286];
const [earthOrbit, planetOrbit] = [46, 69.9];
/** The Earth moves so many degrees a step, Mars 0.53 of that. */
const [step, slower] = [13, 0.53];

type Point = [x: number, y: number];

const onCircle = (degrees: number, radius: number): Point => {
  const angle = ((90 + degrees) * Math.PI) / 180;
  return [x0 + radius * Math.cos(angle), y0 - radius * Math.sin(angle)];
};

/** Eleven moments: at time 0 the Earth overtakes. */
const moments = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map((time) => {
  const earth = onCircle(time * step, earthOrbit);
  const planet = onCircle(time * step * slower, planetOrbit);
  // The line of sight ends at the stars, each time a little higher, so that the planet's path does not overlap itself.
  const height = 32 - 3.5 * time;
  const reach = (height - earth[1]) / (planet[1] - earth[1]);
  const seen: Point = [earth[0] + reach * (planet[0] - earth[0]), height];
  return { time, earth, planet, seen };
});

const text = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const arc = (radius: number) =>
  `M${text(onCircle(80, radius))}A${radius} ${radius} 0 0 1 ${text(onCircle(-80, radius))}`;

/** Shows why a planet seems to move back: the Earth overtakes it. The text beside it says the same. */
export function LoopFigure() {
  return (
    <figure className="loop-figure screen-only">
      <svg viewBox="0 0 240 296" aria-hidden="true">
        <path d={arc(earthOrbit)} />
        <path d={arc(planetOrbit)} />
        {moments.map(({ time, earth, seen }) => (
          <path key={time} className="loop-sight" d={`M${text(earth)}L${text(seen)}`} />
        ))}
        <path className="loop-way" d={`M${moments.map(({ seen }) => text(seen)).join("L")}`} />
        {moments.map(({ time, earth, planet, seen }) => (
          <g key={time}>
            <circle cx={earth[0].toFixed(1)} cy={earth[1].toFixed(1)} r={2.4} />
            <circle cx={planet[0].toFixed(1)} cy={planet[1].toFixed(1)} r={2.4} />
            <circle className="loop-seen" cx={seen[0].toFixed(1)} cy={seen[1].toFixed(1)} r={3} />
          </g>
        ))}
        <circle className="loop-sun" cx={x0} cy={y0} r={7} />
      </svg>
      <figcaption>
        Dünya iç yoldan geçip gezegeni sollarken, gezegen yıldızların önünde bir süre geriye gidiyor
        görünür.
      </figcaption>
    </figure>
  );
}
