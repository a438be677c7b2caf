import {
  Children,
  type KeyboardEvent,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Icon } from "../../components/icon.tsx";
import { scrollBehavior } from "../../scroll-behavior.ts";
import { useAutoplay } from "./use-autoplay.ts";
import { useMouseDrag } from "./use-mouse-drag.ts";

export type SliderHandle = { show: (index: number) => void };

/**
 * A looping slider on native scrolling, so that fingers and trackpads work. Once it runs, there is a copy of the last
 * slide before the first, and of the first after the last; when scrolling ends on a copy, it jumps to the slide itself.
 * Links of all slides can be focused, also out of sight: the browser then scrolls to them.
 */
export function Slider({ children, ref }: { children: React.ReactNode; ref?: Ref<SliderHandle> }) {
  const slides = Children.toArray(children);
  const count = slides.length;
  const section = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [running, setRunning] = useState(false);
  const [playing, setPlaying] = useState(false);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    setRunning(true);
    setPlaying(!matchMedia("(prefers-reduced-motion: reduce)").matches);
  }, []);
  useLayoutEffect(() => {
    if (running) show(track.current, 1, "instant");
  }, [running]);
  useImperativeHandle(ref, () => ({ show: (index) => show(track.current, index + 1) }));
  const moveOn = useCallback(() => show(track.current, current + 2), [current]);
  useAutoplay(section, playing, moveOn);

  const { isDragging, handlers } = useMouseDrag((track, distance) => {
    const far = Math.abs(distance) > track.clientWidth / 8;
    show(track, current + 1 - (far ? Math.sign(distance) : 0));
  });
  const settle = () => {
    if (!track.current || isDragging()) return;
    const { children, scrollLeft, style } = track.current;
    const position = [...children].findIndex(
      (slide) => Math.abs((slide as HTMLElement).offsetLeft - scrollLeft) < 2,
    );
    if (position < 0) return;
    const index = (position - 1 + count) % count;
    if (position !== index + 1) show(track.current, index + 1, "instant");
    style.scrollSnapType = "";
    setCurrent(index);
  };
  const followArrows = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(track.current, current + 1 + step);
    if (!track.current?.contains(event.target as Node)) return;
    // If the focus was in the old slide, move it to the new one.
    const next = track.current.children[((current + step + count) % count) + 1];
    next?.querySelector("a")?.focus({ preventScroll: true });
  };

  const copy = (index: number) => (
    <div inert aria-hidden="true">
      {slides.at(index)}
    </div>
  );
  return (
    <section
      ref={section}
      id="slider"
      className="sky slider"
      aria-roledescription="slayt gösterisi"
      aria-label="Öne çıkanlar"
      onKeyDown={followArrows}
    >
      <div ref={track} className="slider-track" onScroll={settle} {...handlers}>
        {running && copy(-1)}
        {slides.map((slide, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the slides never change places
          <div key={index}>{slide}</div>
        ))}
        {running && copy(0)}
      </div>
      <div className="slider-controls needs-script">
        {slides.map((_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the slides never change places
            key={index}
            type="button"
            aria-label={`${index + 1}. slayta git`}
            aria-current={index === current}
            onClick={() => show(track.current, index + 1)}
          />
        ))}
        <button
          type="button"
          className="pause"
          aria-label={playing ? "Otomatik geçişi durdur" : "Otomatik geçişi başlat"}
          onClick={() => setPlaying(!playing)}
        >
          <Icon name={playing ? "pause" : "play"} />
        </button>
      </div>
    </section>
  );
}

function show(track: HTMLElement | null, position: number, behavior = scrollBehavior()) {
  const slide = track?.children[position] as HTMLElement | undefined;
  if (slide) track?.scrollTo({ left: slide.offsetLeft, behavior });
}
