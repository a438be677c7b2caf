import { scrollBehavior } from "../../scroll-behavior.ts";
import { autoplay } from "./autoplay.ts";
import { dragByMouse } from "./mouse-drag.ts";

/**
 * Lets the slider loop: there is a copy of the last slide before the first, and of the first after the last; when
 * scrolling ends on a copy, it jumps to the slide itself. Links of all slides can be focused, also out of sight: the
 * browser then scrolls to them. The answered function shows a slide.
 */
export function runSlider(section: HTMLElement): (index: number) => void {
  const track = section.querySelector<HTMLElement>(".slider-track")!;
  const dots = [...section.querySelectorAll<HTMLElement>(".slider-controls > :not(.pause)")];
  const pause = section.querySelector(".pause")!;
  const slides = [...track.children];
  const count = slides.length;
  let current = 0;
  let playing = !matchMedia("(prefers-reduced-motion: reduce)").matches;

  track.prepend(copyOf(slides.at(-1)!));
  track.append(copyOf(slides[0]!));
  // The layout need not be computed earlier only for this. A button may have been pressed before.
  const onLayout = new ResizeObserver(() => show(0, "instant"));
  const show = (index: number, behavior = scrollBehavior()) => {
    onLayout.disconnect();
    track.scrollTo({ left: (track.children[index + 1] as HTMLElement).offsetLeft, behavior });
  };
  onLayout.observe(track);

  const restart = autoplay(
    section,
    () => playing,
    () => show(current + 1),
  );
  const isDragging = dragByMouse(track, (distance) => {
    const far = Math.abs(distance) > track.clientWidth / 8;
    show(current - (far ? Math.sign(distance) : 0));
  });
  track.addEventListener("scroll", () => {
    if (isDragging()) return;
    const position = [...track.children].findIndex(
      (slide) => Math.abs((slide as HTMLElement).offsetLeft - track.scrollLeft) < 2,
    );
    if (position < 0) return;
    const index = (position - 1 + count) % count;
    if (position !== index + 1) show(index, "instant");
    track.style.scrollSnapType = "";
    if (index === current) return;
    current = index;
    for (const [place, dot] of dots.entries()) dot.ariaCurrent = `${place === index}`;
    restart();
  });
  section.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(current + step);
    // If the focus was in the old slide, move it to the new one.
    if (track.contains(event.target as Node))
      slides
        .at((current + step) % count)!
        .querySelector("a")
        ?.focus({ preventScroll: true });
  });
  for (const [index, dot] of dots.entries()) dot.addEventListener("click", () => show(index));

  const icon = pause.querySelector("use")!;
  const sprite = icon.getAttribute("href")!.split("#")[0];
  const showPlaying = () => {
    pause.ariaLabel = playing ? "Otomatik geçişi durdur" : "Otomatik geçişi başlat";
    icon.setAttribute("href", `${sprite}#${playing ? "pause" : "play"}`);
  };
  showPlaying();
  pause.addEventListener("click", () => {
    playing = !playing;
    showPlaying();
    restart();
  });
  return show;
}

function copyOf(slide: Element): Element {
  const copy = slide.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.ariaHidden = "true";
  return copy;
}
