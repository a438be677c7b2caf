/** Marks the text as UTF-8 for spreadsheet programs. */
const byteOrderMark = "\uFEFF";

/** Turkish spreadsheets part cells with semicolons. */
const separator = ";";

export function csvOf(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map(cell).join(separator));
  return byteOrderMark + lines.map((line) => `${line}\r\n`).join("");
}

/**
 * What begins like a formula gets an apostrophe, so that no program computes it: also behind a sign
 * that another program may take for the end of a cell.
 */
function cell(text: string): string {
  const safe = text.replace(/(^|[,;\t\r\n])(\s*)(?=[=+\-@])/g, "$1$2'");
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
