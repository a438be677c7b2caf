import { outline } from "../lettering/lettering.ts";
import { goldMark, logo } from "../lettering/mark.ts";
import { titleLines } from "./title-lines.ts";

const left = 72;
const column = 500;
const ivory = "#f8ead0";
const gold = "#dcb970";

const line = (text: string, y: number, size: number, fill: string) =>
  `<path transform="translate(${left} ${y.toFixed(1)})" d="${outline(text, size).d}" fill="${fill}"/>`;

/** The title on the dark side of a preview, and below it whose page this is. */
export function previewWords(title: string, foot: string) {
  // What stands before a colon is the title's subject, and becomes a line of its own.
  const [, subject = "", rest = ""] = /^(?:(.+?): )?(.+)$/.exec(title)!;
  const { lines, size } = titleLines(rest, column, (text, em) => outline(text, em).width);
  const step = size * 1.03;
  const subjectSize = 54;
  const block = lines.length * step + (subject ? subjectSize * 1.25 : 0);
  let y = 296 - block / 2 + size * 0.76;
  let words = "";
  if (subject) {
    words += line(subject, y - size * 0.76 + subjectSize * 0.76, subjectSize, gold);
    y += subjectSize * 1.25;
  }
  for (const text of lines) {
    words += line(text, y, size, ivory);
    y += step;
  }
  return words + foot;
}

const footed = (body: string) =>
  `<g transform="translate(${left} 522)"><rect width="64" height="2" fill="${gold}" opacity=".8"/>${body}</g>`;

export function academyLine(academy: string) {
  const name = outline(academy.toLocaleUpperCase("tr-TR"), 25, "text", 4);
  return footed(
    `<g transform="translate(-5 20) scale(.72)">${goldMark}</g><path transform="translate(56 52)" d="${name.d}" fill="${gold}"/>`,
  );
}

/** The home page is the academy's own: it carries the whole logo. */
export const academyLogo = (academy: string) =>
  footed(`<g transform="translate(-5 18) scale(.84)">${logo(academy).body}</g>`);
