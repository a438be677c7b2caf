import { dayWithWeekday, istanbulClock } from "../../../booking/istanbul-time.ts";
import { placementAddress } from "../../content/addresses.ts";
import { slugOf } from "../../content/slug.ts";
import { planetNames, signNames } from "../../content/zodiac.ts";
import { untilText } from "../../sky/turkish-time.ts";
import { paint, svgElements } from "./draw-shapes.ts";
import { type Standing, skyOfDay } from "./sky-of-day.ts";
import { type Glyphs, pictureOf, readGlyphs, type Shape, wheelOf } from "./sky-wheel.ts";

const form = document.querySelector(".birth-form")!;
const sky = document.querySelector(".birth-sky")!;
const button = sky.querySelector("button")!;

/** From the cache: the page shows some of these icons. */
export async function fetchGlyphs(): Promise<Glyphs> {
  const answer = await fetch("/icons.svg");
  if (!answer.ok) throw new Error(`icons: ${answer.status}`);
  return readGlyphs(await answer.text());
}

/** Fills in a day's answer and its sky, and says which of the answers it is. */
export function showSky(day: string, glyphs: Glyphs): "sign" | "border" {
  const standings = skyOfDay(day);
  sky.querySelector("h2 > :last-child")!.textContent = dayWithWeekday(day);
  const wheel = wheelOf(day, standings, glyphs);
  sky.querySelector("svg")!.replaceChildren(...svgElements(wheel));
  for (const [index, row] of sky.querySelectorAll("tbody tr").entries()) {
    const [signs, degree] = row.querySelectorAll("td");
    signs!.replaceChildren(...signsInWords(index, standings[index]!));
    degree!.textContent = degreeInWords(standings[index]!);
  }
  const { academy = "" } = button.dataset;
  button.onclick = () => savePicture(day, pictureOf(wheel, standings, academy));
  return showSun(standings[0]!);
}

function showSun({ sign, change }: Standing): "sign" | "border" {
  /** From Koç on, each with its picture. */
  const links = document.querySelectorAll(".birth-signs a");
  const fill = (slot: string, content: string | Node) =>
    form.querySelector(`[data-slot="${slot}"]`)!.replaceChildren(content);
  if (!change) {
    fill("whole", links[sign]!.cloneNode(true));
    return "sign";
  }
  fill("entered", signNames[change.sign]!);
  fill("hour", istanbulClock(new Date(change.at)).time.replace(":", "."));
  fill("before", links[sign]!.cloneNode(true));
  fill("after", links[change.sign]!.cloneNode(true));
  return "border";
}

/** Hours of Sun and Moon only: a slow planet's would be hours off. */
function signsInWords(planet: number, { sign, change }: Standing): (string | Node)[] {
  const link = (sign: number) => {
    const [slug, name] = [slugOf(planetNames[planet]!), signNames[sign]!];
    const href = placementAddress(slug, slugOf(name));
    return Object.assign(document.createElement("a"), { href, textContent: name });
  };
  if (!change) return [link(sign)];
  const [before, after] = [link(sign), link(change.sign)];
  return planet < 2
    ? [`${untilText(change.at, change.at)} `, before, ", sonra ", after]
    : [before, ", gün içinde ", after];
}

/** "8°05′" as an ephemeris prints it: cut off, not rounded. */
function degreeInWords({ noon, isRetrograde }: Standing): string {
  const minutes = Math.floor((noon % 30) * 60);
  const two = String(minutes % 60).padStart(2, "0");
  return `${Math.floor(minutes / 60)}°${two}′${isRetrograde ? " retro" : ""}`;
}

/** Upright, as phones show pictures, in less than two megabytes. */
function savePicture(day: string, shapes: Shape[]): void {
  const canvas = Object.assign(document.createElement("canvas"), { width: 1200, height: 1500 });
  const context = canvas.getContext("2d")!;
  context.scale(1.5, 1.5);
  paint(context, shapes);
  canvas.toBlob((blob) => {
    const href = URL.createObjectURL(blob!);
    Object.assign(document.createElement("a"), { href, download: `gokyuzu-${day}.png` }).click();
    URL.revokeObjectURL(href);
  });
}
