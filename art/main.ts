import { writeFileSync } from "node:fs";
import { chartNames, drawChart } from "./charts.ts";
import { drawCourse } from "./course.ts";
import { drawHeader, headerNames } from "./headers.ts";
import { drawHero } from "./hero.ts";
import { drawIcons } from "./icons.ts";
import { drawMark } from "./mark.ts";
import { drawMoon } from "./moon.ts";
import { drawPlanet, planetNames } from "./planets.ts";
import { drawPreviews } from "./previews.ts";
import { drawSign } from "./signs.ts";
import { imageTable, tableFile } from "./table.ts";
import { drawUranus } from "./uranus.ts";
import { zodiac } from "./zodiac.ts";

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
for (const [name, draw] of Object.entries(pieces))
  if (asked.length === 0 || asked.includes(name)) await draw();
writeFileSync(tableFile, await imageTable());
