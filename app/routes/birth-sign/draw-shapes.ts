import { gradients, type Shape } from "./sky-wheel.ts";

/** The elements of an SVG, one by one: the pages' policy lets no text be parsed into elements. */
export function svgElements(shapes: Shape[]): SVGElement[] {
  return [
    ...Object.entries(gradients).map(([id, { place, stops }]) => {
      const kind = "r" in place ? "radialGradient" : "linearGradient";
      const gradient = element(kind, { id, gradientUnits: "userSpaceOnUse", ...place });
      const parts = stops.map(([offset, colour]) =>
        element("stop", { offset, "stop-color": colour }),
      );
      gradient.append(...parts);
      return gradient;
    }),
    ...shapes.map((shape) => {
      if ("text" in shape) {
        const { text, x, y, size, font, fill } = shape;
        const words = element("text", { x, y, "font-size": size, class: font, fill });
        words.textContent = text;
        return words;
      }
      const { d, matrix, fill = "none", stroke, width, alpha } = shape;
      const transform = matrix && `matrix(${matrix.map((value) => value.toFixed(2)).join(" ")})`;
      // Paper takes away every `opacity`.
      const opacity = { "fill-opacity": alpha, "stroke-opacity": alpha };
      return element("path", { d, transform, fill, stroke, "stroke-width": width, ...opacity });
    }),
  ];
}

function element(name: string, attributes: Record<string, string | number | undefined>) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [attribute, value] of Object.entries(attributes))
    if (value !== undefined) made.setAttribute(attribute, String(value));
  return made as SVGElement;
}

/** The same on a canvas, since the policy refuses a picture that was made in the page. */
export function paint(context: CanvasRenderingContext2D, shapes: Shape[]): void {
  const fontOf = (selector: string) =>
    getComputedStyle(document.querySelector(selector)!).fontFamily;
  const families = { sans: fontOf("body"), title: fontOf("h1") };
  const paintOf = (colour: string) => {
    const gradient = gradients[/^url\(#(.+)\)$/.exec(colour)?.[1] ?? ""];
    if (!gradient) return colour;
    const { place, stops } = gradient;
    const made =
      "r" in place
        ? context.createRadialGradient(place.cx, place.cy, 0, place.cx, place.cy, place.r)
        : context.createLinearGradient(place.x1, place.y1, place.x2, place.y2);
    for (const stop of stops) made.addColorStop(...stop);
    return made;
  };
  context.textAlign = "center";
  context.lineCap = "round";
  context.lineJoin = "round";
  for (const shape of shapes) {
    context.save();
    context.fillStyle = paintOf(shape.fill ?? "");
    if ("text" in shape) {
      context.font = `600 ${shape.size}px ${families[shape.font]}`;
      context.fillText(shape.text, shape.x, shape.y);
    } else {
      const { d, matrix, fill, stroke, width = 1, alpha = 1 } = shape;
      context.globalAlpha = alpha;
      if (matrix)
        context.transform(...(matrix as [number, number, number, number, number, number]));
      const path = new Path2D(d);
      if (fill) context.fill(path);
      if (stroke) {
        context.strokeStyle = paintOf(stroke);
        context.lineWidth = width;
        context.stroke(path);
      }
    }
    context.restore();
  }
}
