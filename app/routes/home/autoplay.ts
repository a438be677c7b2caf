const delay = 5000;

/** The slider may be higher than the window, so it is in sight if it reaches into the middle half of it. */
const edge = 0.25;

function isInSight(section: HTMLElement): boolean {
  const { top, bottom } = section.getBoundingClientRect();
  return top < innerHeight * (1 - edge) && bottom > innerHeight * edge;
}

/** The slides and the dots, but not the pause button. */
const attended = ":is(.slider-track, .slider-controls > :not(.pause)):is(:hover, :focus-within)";

/**
 * Moves on after a whole delay in which the slider played, in sight, without pointer and without focus. The answered
 * function begins the delay anew.
 */
export function autoplay(
  section: HTMLElement,
  isPlaying: () => boolean,
  moveOn: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let inSight = false;
  const isWatched = () => inSight && !document.hidden && !section.querySelector(attended);
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isPlaying() && isWatched()) moveOn();
      restart();
    }, delay);
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
  for (const event of ["pointerout", "focusout"]) section.addEventListener(event, restart);
  document.addEventListener("visibilitychange", restart);
  return restart;
}
