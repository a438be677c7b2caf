/** One thing to correct, and where it stands. */
export type Finding = { file: string; line: number; rule: string; message: string };

export function quoted(text: string, most = 90): string {
  return `“${text.length > most ? `${text.slice(0, most)}…` : text}”`;
}
