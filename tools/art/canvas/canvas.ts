import sharp from "sharp";
import { blurPlane } from "./blur.ts";
import { clamp, type Rgb, toDisplay, toLinear } from "./colour.ts";
import { random } from "./noise.ts";

const linearByte = Float32Array.from({ length: 256 }, (_, i) => toLinear(i / 255));

export type Glow = readonly [radius: number, strength: number];

/** A picture of linear light, three floats a pixel. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.data = new Float32Array(width * height * 3);
  }

  /** Paints every pixel; `step` > 1 computes a coarse grid and interpolates, for soft grounds. */
  paint(colourAt: (x: number, y: number) => Rgb, step = 1) {
    if (step > 1) return this.paintCoarse(colourAt, step);
    for (let y = 0, i = 0; y < this.height; y++)
      for (let x = 0; x < this.width; x++, i += 3) this.data.set(colourAt(x + 0.5, y + 0.5), i);
    return this;
  }

  private paintCoarse(colourAt: (x: number, y: number) => Rgb, step: number) {
    const w = Math.ceil(this.width / step) + 2;
    const h = Math.ceil(this.height / step) + 2;
    const grid = new Float32Array(w * h * 3);
    for (let y = 0, i = 0; y < h; y++)
      for (let x = 0; x < w; x++, i += 3) grid.set(colourAt((x - 0.5) * step, (y - 0.5) * step), i);
    for (let y = 0, i = 0; y < this.height; y++) {
      const gy = (y + 0.5) / step + 0.5;
      const y0 = Math.floor(gy);
      for (let x = 0; x < this.width; x++, i += 3) {
        const gx = (x + 0.5) / step + 0.5;
        const x0 = Math.floor(gx);
        const a = (y0 * w + x0) * 3;
        const fx = gx - x0;
        const fy = gy - y0;
        for (let k = 0; k < 3; k++) {
          const top = grid[a + k]! * (1 - fx) + grid[a + 3 + k]! * fx;
          const low = grid[a + w * 3 + k]! * (1 - fx) + grid[a + w * 3 + 3 + k]! * fx;
          this.data[i + k] = top + (low - top) * fy;
        }
      }
    }
    return this;
  }

  add(x: number, y: number, light: number, colour: Rgb) {
    const i = (y * this.width + x) * 3;
    this.data[i]! += light * colour[0];
    this.data[i + 1]! += light * colour[1];
    this.data[i + 2]! += light * colour[2];
  }

  blurred(sigma: number) {
    const out = new Canvas(this.width, this.height);
    out.data.set(blurPlane(this.data, this.width, this.height, 3, sigma));
    return out;
  }

  /** A copy of some of its columns. */
  piece(left: number, width: number) {
    const out = new Canvas(width, this.height);
    for (let y = 0; y < this.height; y++) {
      const start = (y * this.width + left) * 3;
      out.data.set(this.data.subarray(start, start + width * 3), y * width * 3);
    }
    return out;
  }

  addCanvas(other: Canvas, strength: number) {
    for (let i = 0; i < this.data.length; i++) this.data[i]! += other.data[i]! * strength;
  }

  /** Draws an SVG body (in pixels) over the picture, with its glow beneath it. */
  async draw(body: string, glows: Glow[] = [], opacity = 1) {
    const rgba = await rasterise(body, this.width, this.height);
    const light = new Canvas(this.width, this.height);
    for (let i = 0, j = 0; i < rgba.length; i += 4, j += 3) {
      const a = (rgba[i + 3]! / 255) * opacity;
      if (a === 0) continue;
      for (let k = 0; k < 3; k++) light.data[j + k] = linearByte[rgba[i + k]!]! * a;
    }
    for (const [radius, strength] of glows) this.addCanvas(light.blurred(radius), strength);
    for (let i = 0, j = 0; i < rgba.length; i += 4, j += 3) {
      const a = (rgba[i + 3]! / 255) * opacity;
      if (a === 0) continue;
      for (let k = 0; k < 3; k++)
        this.data[j + k] = this.data[j + k]! * (1 - a) + light.data[j + k]!;
    }
  }

  /** Rolls highlights off, turns to display values and dithers, so that dark grounds never band. */
  toImage({ shoulder = 0.8, dither = 0.7 } = {}) {
    const out = Buffer.alloc(this.data.length);
    const next = random(11);
    for (let i = 0; i < this.data.length; i += 3) {
      const peak = Math.max(this.data[i]!, this.data[i + 1]!, this.data[i + 2]!);
      const top = 1 - shoulder;
      const rolled =
        peak > shoulder ? shoulder + top * (1 - Math.exp((shoulder - peak) / top)) : peak;
      const k = peak > 0 ? rolled / peak : 0;
      const white = 0.85 * clamp((peak - 1) / 6);
      const grain = dither * (next() + next() - 1);
      for (let c = 0; c < 3; c++) {
        const v = Math.max(0, this.data[i + c]!) * k;
        out[i + c] = clamp(Math.round(toDisplay(v + (rolled - v) * white) * 255 + grain), 0, 255);
      }
    }
    return sharp(out, { raw: { width: this.width, height: this.height, channels: 3 } });
  }
}

export async function rasterise(body: string, width: number, height: number) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
  return sharp(Buffer.from(svg), { unlimited: true }).ensureAlpha().raw().toBuffer();
}
