import { Children, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "../../components/icon.tsx";

const autoplayDelay = 5000;

/**
 * A looping slider on native scrolling, so that a finger, a trackpad and the keyboard move it too.
 * Once it runs, a copy of the last slide stands before the first and a copy of the first after the
 * last; whoever comes to rest on a copy is put, unseen, on the slide itself.
 */
export function Slider({ children }: { children: React.ReactNode }) {
  const slides = Children.toArray(children);
  const count = slides.length;
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
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => show(track.current, current + 2, "smooth"), autoplayDelay);
    return () => clearTimeout(timer);
  }, [playing, current]);

  const settle = () => {
    const { children, scrollLeft } = track.current as HTMLDivElement;
    const position = [...children].findIndex(
      (slide) => Math.abs((slide as HTMLElement).offsetLeft - scrollLeft) < 2,
    );
    if (position < 0) return;
    const index = (position - 1 + count) % count;
    if (position !== index + 1) show(track.current, index + 1, "instant");
    setCurrent(index);
  };

  const copy = (index: number) => (
    <div inert aria-hidden="true">
      {slides.at(index)}
    </div>
  );
  return (
    <section
      id="slider"
      className="sky slider"
      aria-roledescription="slayt gösterisi"
      aria-label="Öne çıkanlar"
    >
      <div ref={track} className="slider-track" onScroll={settle}>
        {running && copy(-1)}
        {slides.map((slide, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the slides never change places
          <div key={index} inert={running && index !== current}>
            {slide}
          </div>
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
            onClick={() => show(track.current, index + 1, "smooth")}
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

function show(track: HTMLElement | null, position: number, behavior: ScrollBehavior) {
  const slide = track?.children[position] as HTMLElement | undefined;
  if (slide) track?.scrollTo({ left: slide.offsetLeft, behavior });
}
