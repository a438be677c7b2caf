import { type RefObject, useEffect } from "react";

const delay = 5000;

/** The slider may be higher than the window, so it is in sight if it reaches into the middle half of it. */
const edge = 0.25;

function isInSight(section: HTMLElement): boolean {
  const { top, bottom } = section.getBoundingClientRect();
  return top < innerHeight * (1 - edge) && bottom > innerHeight * edge;
}

/** The slides and the dots, but not the pause button. */
const attended = ":is(.slider-track, .slider-controls > :not(.pause)):is(:hover, :focus-within)";

/** Moves on after a whole delay in which the slider was in sight, without pointer and without focus. */
export function useAutoplay(
  slider: RefObject<HTMLElement | null>,
  playing: boolean,
  moveOn: () => void,
): void {
  useEffect(() => {
    const section = slider.current;
    if (!playing || !section) return;
    let timer: ReturnType<typeof setTimeout>;
    let inSight = isInSight(section);
    const isWatched = () => inSight && !document.hidden && !section.querySelector(attended);
    const tick = () => (isWatched() ? moveOn() : restart());
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(tick, delay);
    };
    restart();
    const observer = new IntersectionObserver(
      () => {
        if (inSight === isInSight(section)) return;
        inSight = !inSight;
        restart();
      },
      { rootMargin: `-${edge * 100}% 0px` },
    );
    observer.observe(section);
    const stopping = new AbortController();
    for (const event of ["pointerout", "focusout"])
      section.addEventListener(event, restart, stopping);
    document.addEventListener("visibilitychange", restart, stopping);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      stopping.abort();
    };
  }, [slider, playing, moveOn]);
}
