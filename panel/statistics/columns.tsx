import { useEffect, useRef } from "react";
import { BarLink, type DrawingProps } from "./bar.tsx";

/** In rem, so that the drawing grows with the text. */
const tallest = 9;

/** Standing bars, each as wide as there is room; where there is too little, they scroll, and now is in sight. */
export function Columns({ title, bars, most }: DrawingProps) {
  const scroller = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other bars begin anew.
  useEffect(() => {
    const place = scroller.current!;
    const now = place.querySelector<HTMLElement>("[data-when=now]");
    place.scrollLeft = now ? now.offsetLeft + now.offsetWidth / 2 - place.clientWidth / 2 : 0;
  }, [bars.length, bars[0]?.name]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse must be able to scroll it.
    <section ref={scroller} className="chart-scroll" aria-label={`Çizim: ${title}`} tabIndex={0}>
      <ol>
        {bars.map((bar) => (
          <li
            key={bar.name}
            data-highest={bar.count === most}
            data-none={bar.count === 0}
            data-when={bar.when}
          >
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
