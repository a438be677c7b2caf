import { paintBackdrop } from "../canvas/backdrop.ts";
import { Canvas } from "../canvas/canvas.ts";
import { writePair } from "../canvas/encode.ts";
import { goldGradient } from "../canvas/gold.ts";
import { stereographic } from "../canvas/projection.ts";
import { addMembers, asterismLines, memberStars } from "../figures/asterism.ts";
import { engravedRing } from "../figures/ring.ts";
import { addField } from "../figures/stars.ts";
import { addAir, addGlobe } from "./planets.ts";

const [width, height] = [1440, 900];

/** Uranus before the true stars of Gemini, with Gemini's place on the ring turned towards them. */
export async function drawUranus() {
  const [x, y, R] = [446, 452, 182];
  const project = stereographic({ lon: 106, lat: 23.6, scale: 1180, x: 1148, y: 440, roll: -62 });
  const members = memberStars(["Gem"]);
  const ids = new Set(members.map((s) => s.id));
  const canvas = new Canvas(width, height);
  paintBackdrop(canvas, { seed: 42, x: 0.68, y: 0.46, reach: 1.1 });
  addField(canvas, project, { count: 1000, size: 1.7, skip: (s) => ids.has(s.id) });
  const gold = `<defs>${goldGradient("gold", x - 420, y - 420, x + 420, y + 420)}</defs>`;
  await canvas.draw(
    gold + engravedRing({ x, y, r: 430, k: 1.2, stroke: "url(#gold)", ink: "#e9c986", start: -75 }),
    [[9, 0.16]],
    0.85,
  );
  await canvas.draw(
    `<g stroke="#f0d48e" stroke-width="2.4" stroke-linecap="round" opacity=".92">${asterismLines("Gem", project, 1.6)}</g>`,
    [
      [3.5, 0.8],
      [13, 0.7],
    ],
  );
  addMembers(canvas, project, members, 1.6);
  // The planet's narrow rings stand almost upright, as its axis lies on its side.
  const rings = (front: boolean) =>
    [1.64, 1.75, 1.97]
      .map(
        (r, i) =>
          `<path d="M${x - R * r} ${y}A${R * r} ${R * r * 0.17} 0 0 ${front ? 0 : 1} ${x + R * r} ${y}" transform="rotate(82 ${x} ${y})" fill="none" stroke="url(#gold)" stroke-width="${[0.9, 0.9, 2][i]}" opacity="${[0.5, 0.5, 0.85][i]}"/>`,
      )
      .join("");
  await canvas.draw(gold + rings(false), [[5, 0.2]]);
  addAir(canvas, "uranus", x, y, R);
  await addGlobe(canvas, "uranus", x, y, R);
  await canvas.draw(gold + rings(true), [[5, 0.3]]);
  const image = canvas.toImage().resize(960, 600, { kernel: "lanczos3" });
  await writePair("img/uranus-ikizler", image.clone());
  await writePair("img/uranus-ikizler-720", image.resize(720, 450));
}
