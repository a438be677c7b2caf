/** Gold that catches light twice across its run. */
export function goldGradient(id: string, x1: number, y1: number, x2: number, y2: number) {
  const stops = [
    [0, "#b5853a"],
    [0.22, "#f0d99c"],
    [0.38, "#fff3d2"],
    [0.55, "#d9b162"],
    [0.78, "#94672a"],
    [1, "#e9cd8a"],
  ];
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops
    .map(([at, c]) => `<stop offset="${at}" stop-color="${c}"/>`)
    .join("")}</linearGradient>`;
}
