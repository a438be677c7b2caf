import { type Image, Picture } from "../../components/picture.tsx";

type Props = { image: Image; ring: string; steps: number; today: number };

/**
 * The Moon and the ring of its phases turn together. Pointer and night stand still: what is lit is the phase
 * that has come under the pointer.
 */
export function MoonDial({ image, ring, steps, today }: Props) {
  const phase = steps % 8;
  return (
    <div className="moon-dial">
      <div className="moon-turn" style={steps ? { rotate: `${steps * 45}deg` } : undefined}>
        <img src={ring} alt="" width={1180} height={1180} loading="lazy" />
        <Picture image={image} alt="" sizes="(width >= 78rem) 25rem, (width >= 46rem) 32vw, 66vw" />
        {today >= 0 && <i style={{ rotate: `${today * -45}deg` }} />}
      </div>
      <svg className="needs-script" viewBox="-1 -1 2 2" fill="#080c16" aria-hidden="true">
        <path d={nightOnTheLeft(phase)} />
        <path d={nightOnTheLeft((8 - phase) % 8)} transform="scale(-1)" />
      </svg>
    </div>
  );
}

/**
 * What is dark of a disc of radius 1, so many eighths after the new moon; nothing from the full moon on. The border of
 * night is half an ellipse; beyond the disc, which cuts it, night goes on, so that only the border is soft.
 */
function nightOnTheLeft(eighths: number): string {
  const x = eighths < 4 ? Math.cos((eighths * Math.PI) / 4) : -1.3;
  // Two curves of this length are as good as half an ellipse, and can become any other of the eight.
  const c = (x * 0.5523).toFixed(3);
  const edge = x.toFixed(3);
  return `M0-1V-2H-2V2H0V1C${c} 1 ${edge} .5523 ${edge} 0S${c}-1 0-1`;
}
