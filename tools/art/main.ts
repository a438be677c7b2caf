import { writeFileSync } from "node:fs";
import { heroMonths } from "../../app/content/hero-sky.ts";
import { zodiac } from "./figures/zodiac.ts";
import { drawIcons } from "./icons/icons.ts";
import { drawMark } from "./lettering/mark.ts";
import { drawPreviews } from "./previews/previews.ts";
import { chartNames, drawChart } from "./scenes/charts.ts";
import { captionsFile, captionsText } from "./scenes/charts-captions.ts";
import { drawConstellations } from "./scenes/constellations.ts";
import { drawCourse } from "./scenes/course.ts";
import { drawHeader, headerNames } from "./scenes/headers.ts";
import { drawHero } from "./scenes/hero.ts";
import { drawMoon } from "./scenes/moon.ts";
import { drawPlanet, planetNames } from "./scenes/planets.ts";
import { drawPortrait } from "./scenes/portrait.ts";
import { drawSign } from "./scenes/signs.ts";
import { drawUranus } from "./scenes/uranus.ts";

const heroes = heroMonths.map((month) => `hero-${month}`);

const pieces: Record<string, () => void | Promise<void>> = {
  icons: drawIcons,
  mark: drawMark,
  ...Object.fromEntries(zodiac.map(({ slug }) => [slug, () => drawSign(slug)])),
  ...Object.fromEntries(heroMonths.map((month) => [`hero-${month}`, () => drawHero(month)])),
  constellations: drawConstellations,
  portrait: drawPortrait,
  ...Object.fromEntries(headerNames.map((name) => [`header-${name}`, () => drawHeader(name)])),
  moon: drawMoon,
  ...Object.fromEntries(planetNames.map((name) => [`planet-${name}`, () => drawPlanet(name)])),
  ...Object.fromEntries(chartNames.map((name) => [`chart-${name}`, () => drawChart(name)])),
  course: drawCourse,
  uranus: drawUranus,
  og: drawPreviews,
};

const asked = process.argv.slice(2).flatMap((name) => (name === "hero" ? heroes : [name]));
const unknown = asked.filter((name) => !(name in pieces));
if (unknown.length) throw new Error(`no such picture: ${unknown.join(", ")}`);
const chosen = Object.entries(pieces).filter(
  ([name]) => asked.length === 0 || asked.includes(name),
);
for (const [name, draw] of chosen) {
  console.log(name);
  await draw();
}
writeFileSync(captionsFile, captionsText());
