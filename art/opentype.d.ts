declare module "opentype.js" {
  interface Box {
    x1: number;
    y1: number;
    x2: number;
    y2: number;
  }
  interface Path {
    toPathData(decimals?: number): string;
    getBoundingBox(): Box;
  }
  interface Font {
    getPath(text: string, x: number, y: number, size: number): Path;
    charToGlyphIndex(char: string): number;
    getAdvanceWidth(text: string, size: number): number;
  }
  const opentype: { parse(buffer: ArrayBuffer): Font };
  export default opentype;
}
