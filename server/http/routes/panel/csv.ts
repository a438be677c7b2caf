/** Marks the text as UTF-8 for spreadsheet programs. */
const byteOrderMark = "\uFEFF";

/** Turkish spreadsheets part cells with semicolons. */
const separator = ";";

export type CsvRow = readonly string[];

/**
 * A number in the national notation of ITU-T E.123, "(0532) 123 45 67": no spreadsheet takes it for a number,
 * whose 0 it would strip, and none for a formula, as ="0532…" would be; read by others it is still a number.
 */
export function phoneCell(phone: string): string {
  return phone.replace(/^(0\d{3})(\d{3})(\d\d)(\d\d)$/, "($1) $2 $3 $4");
}

/** A piece of text for each page of rows; the pages are read one by one, as the reader takes them. */
export async function* csvOf(
  heading: CsvRow,
  pages: AsyncIterable<CsvRow[]>,
): AsyncGenerator<string> {
  yield byteOrderMark + lineOf(heading);
  for await (const rows of pages) yield rows.map(lineOf).join("");
}

function lineOf(row: CsvRow): string {
  return `${row.map(cell).join(separator)}\r\n`;
}

/**
 * What begins like a formula gets an apostrophe, so that no program computes it: also behind a sign
 * that another program may take for the end of a cell. Looking back from a sign, and not ahead from
 * each blank, reads a long run of blanks once.
 */
function cell(text: string): string {
  const safe = text.replace(/(?<=(?:^|[,;\t\r\n])\s*)[=+\-@＝＋－＠]/g, "'$&");
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
