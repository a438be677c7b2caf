/** Marks the text as UTF-8 for spreadsheet programs. */
const byteOrderMark = "\uFEFF";

/** Turkish spreadsheets part cells with semicolons. */
const separator = ";";

export function csvOf(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map(cell).join(separator));
  return byteOrderMark + lines.map((line) => `${line}\r\n`).join("");
}

/** A cell that begins like a formula is led by an apostrophe, so that no program computes it. */
function cell(text: string): string {
  const safe = /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
