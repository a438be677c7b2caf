import { Children, type ReactNode } from "react";
import { Icon } from "../../components/icon.tsx";

/** Slides on native scrolling. run-slider.ts lets them loop and move on. */
export function Slider({ children }: { children: ReactNode }) {
  const slides = Children.toArray(children);
  return (
    <section
      id="slider"
      className="sky slider"
      aria-roledescription="slayt gösterisi"
      aria-label="Öne çıkanlar"
    >
      <div className="slider-track">
        {slides.map((slide, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the slides never change places
          <div key={index}>{slide}</div>
        ))}
      </div>
      <div className="slider-controls needs-script">
        {slides.map((_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the slides never change places
            key={index}
            type="button"
            aria-label={`${index + 1}. slayta git`}
            aria-current={index === 0}
          />
        ))}
        <button type="button" className="pause" aria-label="Otomatik geçişi başlat">
          <Icon name="play" />
        </button>
      </div>
    </section>
  );
}
