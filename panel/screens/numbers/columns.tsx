import { useEffect, useRef } from "react";

/** `label` and `below` are printed under a column. */
export type Bar = { name: string; count: number; label?: string; below?: string };

/** What both kinds of drawing need. */
export type DrawingProps = {
  title: string;
  words: string;
  bars: Bar[];
  /** The highest count, which fills its bar. */
  most: number;
  /** What does not fit is to the left: the latest is what one wants to see first. */
  beginsAtEnd?: boolean;
};

/** Lengths in rem, so that the drawing grows with the text. */
const tallest = 9;
const top = 1.5;
const narrowest = { number: 1.75, time: 2.4 };

/** Standing bars, each as wide as there is room; where there is too little, they scroll. */
export function Columns({ title, words, bars, most, beginsAtEnd }: DrawingProps) {
  const scroller = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other bars begin anew.
  useEffect(() => {
    scroller.current!.scrollLeft = beginsAtEnd ? scroller.current!.scrollWidth : 0;
  }, [bars.length, beginsAtEnd]);
  const least = bars.some(({ label = "" }) => label.includes(":"))
    ? narrowest.time
    : narrowest.number;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse must be able to scroll it.
    <section ref={scroller} className="chart-scroll" aria-label={`Çizim: ${title}`} tabIndex={0}>
      <svg role="img" aria-label={words} style={{ minWidth: `${bars.length * least}rem` }}>
        <line x1="0" x2="100%" y1={`${top + tallest}rem`} y2={`${top + tallest}rem`} />
        {bars.map(({ name, label, below, count }, index) => {
          const height = (count / most) * tallest;
          const step = 100 / bars.length;
          const middle = `${(index + 0.5) * step}%`;
          return (
            <g key={name} data-highest={count === most}>
              <rect
                x={`${(index + 0.2) * step}%`}
                width={`${0.6 * step}%`}
                y={`${top + tallest - height}rem`}
                height={`${height}rem`}
              />
              <text className="count" x={middle} y={`${top + tallest - height - 0.375}rem`}>
                {count}
              </text>
              <text x={middle} y={`${top + tallest + 1.25}rem`}>
                {label}
              </text>
              <text x={middle} y={`${top + tallest + 2.375}rem`}>
                {below}
              </text>
            </g>
          );
        })}
      </svg>
    </section>
  );
}
