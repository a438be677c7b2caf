type House = { number: number; name: string; id: string };

const [middle, outer, inner] = [200, 190, 92];

/** Houses run counterclockwise from the left: the first is just below the horizon. */
function at(degrees: number, radius: number): string {
  const angle = ((180 + degrees) * Math.PI) / 180;
  const [x, y] = [middle + radius * Math.cos(angle), middle - radius * Math.sin(angle)];
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

/** A house's sector of the ring. */
function sector(index: number): string {
  const [from, to] = [index * 30, index * 30 + 30];
  return `M${at(from, outer)}A${outer} ${outer} 0 0 0 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 0 1 ${at(from, inner)}Z`;
}

/** Twelve sectors that link to the texts. The one that is being read is lit. */
export function HouseWheel({ houses }: { houses: House[] }) {
  return (
    <nav className="house-wheel screen-only" aria-label="Ev çarkı">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no set of fields */}
      <svg viewBox="0 0 400 400" role="group" aria-label="Doğum haritasının on iki evi">
        {houses.map(({ number, name, id }, index) => {
          const [x, y] = at(index * 30 + 15, 146).split(" ");
          return (
            <a key={id} href={`#${id}`} aria-label={`${number}. ev: ${name}`}>
              <path d={sector(index)} data-house={`--${id}`} />
              <text x={x} y={y}>
                {number}
              </text>
            </a>
          );
        })}
        <circle cx={middle} cy={middle} r={inner - 8} />
        {/* The horizon and the meridian. */}
        <path
          className="house-axes"
          d={`M4 ${middle}H116M284 ${middle}H396M${middle} 4V116M${middle} 284V396`}
        />
        <g className="house-angles">
          <text x={156} y={middle}>
            Yükselen
          </text>
          <text x={245} y={middle}>
            Alçalan
          </text>
          <text x={middle} y={142}>
            Tepe
          </text>
          <text x={middle} y={260}>
            Dip
          </text>
        </g>
      </svg>
    </nav>
  );
}
