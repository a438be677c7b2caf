type Line = { name: string; widths: number[] };

/** A page with one line a state and one picture a width, each leading to the picture itself. */
export function contactSheet(lines: Line[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Shots</title>
<style>
  body { margin: 2rem; color: #eee; background: #222; font: 16px/1.4 sans-serif; }
  div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; margin-bottom: 3rem; }
  a { color: inherit; }
  img { display: block; height: 36rem; max-width: 30rem; object-fit: cover; object-position: top; }
</style>
${lines.map(lineOf).join("\n")}
</html>
`;
}

function lineOf({ name, widths }: Line): string {
  const pictures = widths.map((width) => {
    const file = `${name}-${width}.png`;
    return `<a href="${file}">${width}<img src="${file}" alt="${name} at ${width} px" loading="lazy"></a>`;
  });
  return `<h2>${name}</h2>\n<div>${pictures.join("\n")}</div>`;
}
