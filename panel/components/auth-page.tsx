import { type ReactNode, useEffect } from "react";
import { northernSky } from "./northern-sky.ts";

const hours = Array.from({ length: 24 }, (_, hour) => {
  const [x, y] = [Math.cos, Math.sin].map((part) => part((hour * Math.PI) / 12));
  return `M${312 * x!} ${312 * y!}L${334 * x!} ${334 * y!}`;
}).join("");

/** Nobody is signed in yet: the page itself brings the name along. */
const academyName = () =>
  document.querySelector<HTMLMetaElement>("meta[name=application-name]")?.content;

/** What stands before the panel: a quiet room under the northern sky. */
export function AuthPage({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} | Yönetim`;
  }, [title]);
  return (
    <main className="auth sky">
      <svg className="auth-sky" viewBox="-340 -340 680 680" aria-hidden="true">
        <g className="auth-stars">
          <path className="figures" d={northernSky.lines} />
          <path className="faint" d={northernSky.faint} />
          <path className="middling" d={northernSky.middling} />
          <path className="bright" d={northernSky.bright} />
        </g>
        <circle r="312" />
        <circle r="334" />
        <circle className="ticks" r="323" pathLength="360" />
        <path className="hours" d={hours} />
      </svg>
      <div className="auth-box">
        <img src="/logo-mark.svg" alt="" width="56" height="56" />
        <p className="eyebrow">Yönetim</p>
        <p className="auth-academy">{academyName()}</p>
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  );
}
