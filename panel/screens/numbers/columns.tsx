import { useEffect, useRef } from "react";
import { BarLink, type DrawingProps } from "./bar.tsx";

/** Lengths in rem, so that the drawing grows with the text. */
const tallest = 9;
const narrowest = { number: 1.75, time: 2.4 };

/** Standing bars, each as wide as there is room; where there is too little, they scroll, and now is in sight. */
export function Columns({ title, bars, most }: DrawingProps) {
  const scroller = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other bars begin anew.
  useEffect(() => {
    const place = scroller.current!;
    const now = place.querySelector<HTMLElement>("[data-when=now]");
    // Without it all has passed: the latest is what one wants to see first.
    place.scrollLeft = now
      ? now.offsetLeft + now.offsetWidth / 2 - place.clientWidth / 2
      : place.scrollWidth;
  }, [bars.length, bars[0]?.name]);
  const least = bars.some(({ label = "" }) => label.includes(":"))
    ? narrowest.time
    : narrowest.number;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse must be able to scroll it.
    <section ref={scroller} className="chart-scroll" aria-label={`Çizim: ${title}`} tabIndex={0}>
      <ol style={{ minWidth: `${bars.length * least}rem` }}>
        {bars.map((bar) => (
          <li key={bar.name} data-highest={bar.count === most} data-when={bar.when}>
            <BarLink bar={bar}>
              <span className="visually-hidden">{bar.name}: </span>
              <b>{bar.count}</b>
              <span className="visually-hidden"> randevu</span>
              <i style={{ height: `${(bar.count / most) * tallest}rem` }} />
              <span aria-hidden="true">{bar.label}</span>
              <span aria-hidden="true">{bar.below}</span>
            </BarLink>
          </li>
        ))}
      </ol>
    </section>
  );
}
