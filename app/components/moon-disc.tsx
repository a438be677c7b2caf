/** The Moon as it looks from Turkey: its lit part on the right while it grows, on the left after that. */
export function MoonDisc({ lit, isWaxing }: { lit: number; isWaxing: boolean }) {
  // The border between day and night is half an ellipse, as wide as the lit part is away from a half.
  const width = Math.abs(lit - 50) / 5;
  const outer = isWaxing ? 1 : 0;
  const inner = lit > 50 ? outer : 1 - outer;
  return (
    <svg className="moon-disc" viewBox="-11 -11 22 22" aria-hidden="true">
      <circle r="10" />
      <path d={`M0-10A10 10 0 0 ${outer} 0 10A${width} 10 0 0 ${inner} 0-10`} />
    </svg>
  );
}
