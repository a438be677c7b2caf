const linear = (value: number) =>
  value <= 10.31475 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;

/** Relative luminance and contrast, as the Web Content Accessibility Guidelines define them. */
export const luminance = ([r = 0, g = 0, b = 0]: ArrayLike<number> & Iterable<number>) =>
  0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

export const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
