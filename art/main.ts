import { writeFileSync } from "node:fs";
import { startProgress } from "../terminal/progress.ts";
import { zodiac } from "./figures/zodiac.ts";
import { drawIcons } from "./icons/icons.ts";
import { drawMark } from "./lettering/mark.ts";
import { drawPreviews } from "./previews/previews.ts";
import { chartNames, drawChart } from "./scenes/charts.ts";
import { drawCourse } from "./scenes/course.ts";
import { drawHeader, headerNames } from "./scenes/headers.ts";
import { drawHero } from "./scenes/hero.ts";
import { drawMoon } from "./scenes/moon.ts";
import { drawPlanet, planetNames } from "./scenes/planets.ts";
import { drawSign } from "./scenes/signs.ts";
import { drawUranus } from "./scenes/uranus.ts";
import { imageTable, tableFile } from "./table.ts";

const pieces: Record<string, () => void | Promise<void>> = {
  icons: drawIcons,
  mark: drawMark,
  ...Object.fromEntries(zodiac.map(({ slug }) => [slug, () => drawSign(slug)])),
  hero: drawHero,
  ...Object.fromEntries(headerNames.map((name) => [`header-${name}`, () => drawHeader(name)])),
  moon: drawMoon,
  ...Object.fromEntries(planetNames.map((name) => [`planet-${name}`, () => drawPlanet(name)])),
  ...Object.fromEntries(chartNames.map((name) => [`chart-${name}`, () => drawChart(name)])),
  course: drawCourse,
  uranus: drawUranus,
  og: drawPreviews,
  table: () => {},
};

// The table of sizes follows every drawing; asked for by name, it is all that is written.
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in pieces));
if (unknown.length) throw new Error(`no such picture: ${unknown.join(", ")}`);
const chosen = Object.entries(pieces).filter(
  ([name]) => asked.length === 0 || asked.includes(name),
);
const progress = startProgress(chosen.length);
for (const [name, draw] of chosen) {
  progress.step(name);
  await draw();
}
progress.done();
writeFileSync(tableFile, await imageTable());
