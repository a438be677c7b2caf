import { encode } from "uqr";

/** One path of small squares: the policy allows no image from data, and none is needed. */
export default function QrCode({ text }: { text: string }) {
  const { size, data } = encode(text, { border: 4 });
  const squares = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")),
  );
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label="Doğrulama uygulaması için karekod"
    >
      <path d={squares.join("")} />
    </svg>
  );
}
