import { readdirSync, statSync } from "node:fs";
import sharp from "sharp";
import { fileOf, publicDir, root } from "./canvas/encode.ts";
import { signVerdicts } from "./scenes/signs-verdicts.ts";

export const tableFile = `${root}docs/images.md`;

/** Where the pictures of a folder or a name are shown. */
const groups: [name: string, starts: RegExp, where: string][] = [
  ["Signs at the root", /^[a-z]+\.png$/, "the sign's card where a browser knows no AVIF or WebP"],
  ["Signs", /^img\/signs\//, "home, `/zodiac`, the header and the sidebar of a guide"],
  ["Constellations", /^img\/constellations\//, "`/elements`"],
  ["Portrait", /^img\/portrait/, "`/about`, in the place of a photograph"],
  ["Planets", /^img\/planets\//, "`/planets`"],
  ["Charts", /^img\/charts\//, "`/charts`"],
  ["Moon", /^img\/moon\//, "home: the explorer and its ring"],
  ["Hero", /^img\/hero/, "home, in its month; the tall one on phones"],
  ["Headers", /^img\/headers\//, "the header of each inner page"],
  ["Course", /^img\/course/, "home, `/blog`"],
  ["Uranus in Gemini", /^img\/uranus/, "home, `/blog`"],
  ["Previews", /^og\//, "chats and social networks, one an address; no page loads them"],
  ["Icons and logo", /./, "every page; `logo.svg` where text cannot be set"],
];

const images = /\.(avif|webp|png|jpg|svg|ico)$/;
const number = (n: number) => n.toLocaleString("en-US");

/** The table of every committed image: by group, then one by one. */
export async function imageTable() {
  const pictures = readdirSync(`${root}app/img`, { recursive: true }).map((f) => `img/${f}`);
  const names = [...pictures, ...readdirSync(publicDir, { recursive: true }).map(String)].filter(
    (f) => images.test(f),
  );
  const files = await Promise.all(
    names.sort().map(async (name) => ({
      name,
      bytes: statSync(fileOf(name)).size,
      pixels: await pixelsOf(name),
      group: groups.findIndex(([, starts]) => starts.test(name)),
    })),
  );
  const sum = (of: typeof files) => of.reduce((total, { bytes }) => total + bytes, 0);
  const ofGroup = groups.map((_, i) => files.filter(({ group }) => group === i));
  const overview = groups.map(([name, , where], i) => {
    const sizes = ofGroup[i]!.map(({ bytes }) => bytes);
    return `| ${name} | ${sizes.length} | ${number(sum(ofGroup[i]!))} | ${number(Math.max(0, ...sizes))} | ${where} |`;
  });
  const lists = groups.map(([name], i) =>
    [
      `## ${name}`,
      "",
      "| file | pixels | bytes |",
      "|---|---|---|",
      ...ofGroup[i]!.map((file) => `| ${file.name} | ${file.pixels} | ${number(file.bytes)} |`),
    ].join("\n"),
  );
  return `# Images

Every image of \`public/\` and, as \`img/\`, of \`app/img/\`; written by \`npm run art -- table\`, and after every drawing.

| group | files | bytes | largest | where it is shown |
|---|---|---|---|---|
${overview.join("\n")}
| **All** | **${files.length}** | **${number(sum(files))}** | | |

## The twelve figures, old and new side by side

| sign | verdict |
|---|---|
${signVerdicts.map((row) => `| ${row.join(" | ")} |`).join("\n")}

${lists.join("\n\n")}
`;
}

async function pixelsOf(name: string) {
  if (/\.(svg|ico)$/.test(name)) return "–";
  const { width, height } = await sharp(fileOf(name)).metadata();
  return `${width} × ${height}`;
}
