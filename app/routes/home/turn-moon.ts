import { scrollToNamed } from "../../scroll-to-named.ts";

/**
 * Shows one phase of the Moon, which the buttons and the address choose. The answered function marks today's. The Moon
 * and the ring of its phases turn together; pointer and shadow do not.
 */
export function turnMoon(): (today: string) => void {
  const section = document.querySelector<HTMLElement>(".moon-explorer")!;
  const turning = section.querySelector<HTMLElement>(".moon-turn")!;
  const mark = turning.querySelector("i")!;
  const nights = section.querySelectorAll("path");
  const [next, toToday] = section.querySelectorAll("button");
  const phases = [...section.querySelectorAll("article")];
  const names = phases.map((phase) => phase.querySelector("h3")!.textContent);
  const count = phases.length;
  let steps = 0;
  let todays = 0;

  const goTo = (step: number) => {
    steps = step;
    const current = steps % count;
    turning.style.rotate = `${steps * 45}deg`;
    for (const [index, night] of nights.entries())
      night.setAttribute("d", nightOnTheLeft(index ? (count - current) % count : current));
    for (const [index, phase] of phases.entries()) {
      phase.classList.toggle("fade", index === current);
      phase.classList.toggle("resting", index !== current);
    }
    section.querySelector("[role=status]")!.textContent = names[current]!;
  };
  next!.addEventListener("click", () => goTo(steps + 1));
  toToday!.addEventListener("click", () =>
    goTo(steps + ((todays - (steps % count) + count) % count)),
  );

  const follow = (event?: Event) => {
    const named = phases.findIndex(({ id }) => `#${id}` === location.hash);
    if (named < 0) return;
    goTo(named);
    scrollToNamed(section, !event);
  };
  addEventListener("hashchange", follow);
  follow();
  return (today) => {
    todays = names.indexOf(today);
    mark.style.rotate = `${todays * -45}deg`;
    mark.hidden = false;
    toToday!.textContent = `Bugün: ${today}`;
    toToday!.classList.remove("resting");
  };
}

/**
 * The dark part of a disc of radius 1 on its left, so many eighths after the new moon; none from the full moon on. Its
 * border is half an ellipse. It extends beyond the disc, which clips it, so that blurring softens only this border.
 */
export function nightOnTheLeft(eighths: number): string {
  const x = eighths < 4 ? Math.cos((eighths * Math.PI) / 4) : -1.3;
  // Two Bézier curves approximate half an ellipse (0.5523), and CSS can animate between the eight phases.
  const c = (x * 0.5523).toFixed(3);
  const edge = x.toFixed(3);
  return `M0-1V-2H-2V2H0V1C${c} 1 ${edge} .5523 ${edge} 0S${c}-1 0-1`;
}
