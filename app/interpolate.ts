/** A text of content/ with the values that {name} stands for in it. */
export function filledIn(html: string, values: Record<string, string>): string {
  return html.replace(/\{([a-z.]+)\}/g, (whole, name) => values[name] ?? whole);
}
