declare module "opentype.js" {
  namespace opentype {
    interface Box {
      x1: number;
      y1: number;
      x2: number;
      y2: number;
    }
    interface Command {
      type: "M" | "L" | "Q" | "C" | "Z";
      x1?: number;
      y1?: number;
      x2?: number;
      y2?: number;
      x?: number;
      y?: number;
    }
    interface Path {
      commands: Command[];
      getBoundingBox(): Box;
    }
    interface Glyph {
      advanceWidth: number;
      getPath(x: number, y: number, size: number): Path;
    }
    interface Font {
      unitsPerEm: number;
      charToGlyph(char: string): Glyph;
      charToGlyphIndex(char: string): number;
      getKerningValue(left: Glyph, right: Glyph): number;
    }
    function parse(buffer: ArrayBuffer): Font;
  }
  export default opentype;
}
