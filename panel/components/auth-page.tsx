import "./auth-page.css";
import { type ReactNode, useEffect } from "react";

const hours = Array.from({ length: 24 }, (_, hour) => {
  const [x, y] = [Math.cos, Math.sin].map((part) => part((hour * Math.PI) / 12));
  return `M${312 * x!} ${312 * y!}L${334 * x!} ${334 * y!}`;
}).join("");

/** Before sign-in the name comes from the page's own head. */
const academyName = () =>
  document.querySelector<HTMLMetaElement>("meta[name=application-name]")?.content;

/** The frame of the sign-in and set-up pages, with the northern sky behind. */
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

/**
 * The stars that never set over Istanbul, at their true places around the pole (catalogue of
 * d3-celestial, BSD-3), brighter than magnitude 4.9, with the figures of their constellations.
 * Paths in a circle of radius 300; each star is a dot of its group's size.
 */
const northernSky = {
  lines:
    "M-238 -67 -195 -49 -155 -46 -107 -68 -141 -90 -162 -125M-155 -46 -141 12 -86 23M-86 -158 -74 -189 -49 -194 -40 -225 -8 -210M146 -112 144 -127 121 -142 119 -176 99 -202 99 -193 83 -199 49 -155 8 -84 81 -105 121 -142M81 -105 49 -155M226 6 263 4 255 33 236 29 226 6 145 -47 127 -12 161 37 177 79 186 106 165 132 90 150 20 136 -18 140M127 -12 117 -11M145 -47 120 -61M-238 -128 -254 -126 -255 -135 -238 -162M-202 -187 -183 -210 -117 -241M15 224 -47 187 -58 222 -7 247 15 224 54 226 86 223 125 247M-7 247 -18 287M-47 187 -111 146 -158 122 -113 179 -58 222M-58 222 -130 208 -156 209 -203 202M-203 210 -156 209M69 47 88 42 95 79 73 79 69 47 51 17 23 3 -3 -4",
  faint:
    "M-33 -240h0M-26 -183h0M-49 -265h0M-55 -279h0M-56 -260h0M-45 -192h0M-50 -205h0M-51 -204h0M-8 -24h0M-87 -278h0M-73 -226h0M-55 -139h0M-84 -192h0M-117 -241h0M-66 -112h0M-61 -103h0M-161 -218h0M-93 -123h0M-183 -210h0M-175 -184h0M-164 -157h0M-202 -187h0M-79 -71h0M-127 -107h0M-162 -125h0M-219 -169h0M-168 -129h0M-228 -174h0M-231 -167h0M-152 -100h0M-141 -90h0M-107 -68h0M-238 -128h0M-255 -135h0M-254 -126h0M-244 -116h0M-155 -46h0M-238 -67h0M-195 -49h0M-141 12h0M-211 18h0M-204 42h0M-209 53h0M-86 23h0M-258 103h0M-222 140h0M-134 113h0M-107 109h0M-178 192h0M-105 115h0M-121 134h0M-161 185h0M-82 111h0M-153 209h0M-35 48h0M-130 208h0M-88 215h0M-35 91h0M-18 140h0M27 261h0M20 136h0M87 222h0M112 256h0M102 218h0M81 152h0M45 72h0M143 218h0M147 218h0M154 210h0M59 78h0M115 117h0M208 201h0M69 47h0M186 106h0M263 97h0M163 59h0M215 73h0M51 17h0M163 47h0M236 29h0M23 3h0M236 29h0M144 15h0M121 10h0M127 -12h0M166 -19h0M222 -32h0M204 -46h0M124 -30h0M107 -37h0M236 -82h0M155 -57h0M128 -54h0M248 -111h0M120 -61h0M130 -77h0M71 -45h0M246 -162h0M190 -125h0M246 -162h0M239 -161h0M146 -112h0M166 -146h0M205 -205h0M198 -210h0M111 -155h0M72 -105h0M150 -218h0M119 -176h0M109 -164h0M152 -232h0M84 -151h0M56 -107h0M99 -202h0M124 -269h0M105 -235h0M112 -253h0M83 -199h0M111 -266h0M92 -245h0M15 -44h0M11 -37h0M66 -264h0M48 -203h0M22 -97h0M57 -271h0M51 -275h0M27 -147h0M28 -213h0M12 -213h0M5 -222h0M1 -233h0",
  middling:
    "M-40 -243h0M-47 -214h0M-74 -189h0M-117 -257h0M-86 -158h0M-158 -171h0M-180 -172h0M-238 -162h0M-244 -1h0M-158 122h0M-203 202h0M-203 210h0M-111 146h0M-156 209h0M-113 179h0M-18 287h0M15 224h0M90 150h0M95 79h0M165 132h0M177 79h0M161 37h0M255 33h0M226 6h0M117 -11h0M145 -47h0M241 -100h0M144 -127h0M81 -105h0M99 -193h0M102 -251h0M49 -155h0M8 -84h0",
  bright:
    "M-8 -210h0M-40 -225h0M-49 -194h0M-3 -4h0M-213 -172h0M-58 222h0M-47 187h0M-7 247h0M54 226h0M86 223h0M125 247h0M73 79h0M263 4h0M121 -142h0",
};
