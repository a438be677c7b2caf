/** A fault in a text, and where it is. */
export type Finding = { file: string; line: number; rule: string; message: string };

export function quoted(text: string, most = 90): string {
  return `“${text.length > most ? `${text.slice(0, most)}…` : text}”`;
}
