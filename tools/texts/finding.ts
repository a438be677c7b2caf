/** One thing to correct, and where it stands. */
export type Finding = { file: string; line: number; rule: string; message: string };

export function quoted(text: string, most = 90): string {
  return `“${text.length > most ? `${text.slice(0, most)}…` : text}”`;
}

/** What stands at a place of a text, with the two words before and after it. */
export function excerpt(text: string, at: number, length: number): string {
  const before = /(?:\S+\s+){0,2}\S*$/u.exec(text.slice(0, at))?.[0] ?? "";
  const after = /^\S*(?:\s+\S+){0,2}/u.exec(text.slice(at + length))?.[0] ?? "";
  return `${before}${text.slice(at, at + length)}${after}`.trim();
}
