const [middle, radius] = [50, 44];

/** A point of the circle. Degrees run counterclockwise from the right, as in charts. */
function at(degrees: number, from: number = radius): [x: number, y: number] {
  const angle = (degrees * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 10) / 10;
  return [round(middle + from * Math.cos(angle)), round(middle - from * Math.sin(angle))];
}

/** Two bodies on the zodiac, `angle` degrees apart. The text beside it says the same. */
export function AspectFigure({ angle }: { angle: number }) {
  // Half of the angle on each side of the top.
  const [left, right] = [at(90 + angle / 2), at(90 - angle / 2)];
  const [from, to] = [at(90 - angle / 2, 14), at(90 + angle / 2, 14)];
  return (
    <svg className="aspect-figure" viewBox="0 0 100 100" aria-hidden="true">
      <circle cx={middle} cy={middle} r={radius} />
      <path className="aspect-ticks" d={ticks} />
      {angle > 0 && (
        <>
          <path className="aspect-arc" d={`M${from}A14 14 0 0 0 ${to}`} />
          <path d={`M${left}L${middle} ${middle}L${right}`} />
          <path className="aspect-line" d={`M${left}L${right}`} />
        </>
      )}
      <text x={middle} y={74}>
        {angle}°
      </text>
      <Body place={left} />
      {angle === 0 ? <Body place={[middle + 7, middle - radius + 0.6]} /> : <Body place={right} />}
    </svg>
  );
}

const Body = ({ place: [x, y] }: { place: [number, number] }) => <circle cx={x} cy={y} r={4} />;

/** Where the twelve signs begin. */
const ticks = Array.from(
  { length: 12 },
  (_, sign) => `M${at(sign * 30)}L${at(sign * 30, 40)}`,
).join("");
