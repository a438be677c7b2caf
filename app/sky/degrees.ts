/** Into 0 … 360. */
export const turn = (degrees: number) => ((degrees % 360) + 360) % 360;

/** The shorter way round from a to b, -180 … 180. */
export const between = (a: number, b: number) => turn(b - a + 180) - 180;

/** Moves glyphs that are crowded on a circle apart, keeping their order. */
export function spread<Place extends { at: number }>(places: Place[], gap: number) {
  const row = places.map((place) => ({ ...place, shown: place.at })).sort((a, b) => a.at - b.at);
  for (let round = 0; round < 300; round++)
    row.forEach((a, i) => {
      const b = row[(i + 1) % row.length]!;
      const space = between(a.shown, b.shown);
      if (a === b || space >= gap || space < -90) return;
      a.shown -= (gap - space) / 4;
      b.shown += (gap - space) / 4;
    });
  return row;
}
