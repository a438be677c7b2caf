/** Replaces each {name} in a text by its value. */
export function interpolate(html: string, values: Record<string, string>): string {
  return html.replace(/\{([a-z.]+)\}/g, (whole, name) => values[name] ?? whole);
}
