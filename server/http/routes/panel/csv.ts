/** Marks the text as UTF-8 for spreadsheet programs. */
const byteOrderMark = "\uFEFF";

/** Spreadsheets in Turkish separate cells with semicolons. */
const separator = ";";

export type CsvRow = readonly string[];

/**
 * The national notation of ITU-T E.123, "(0532) 123 45 67": spreadsheets take it neither for a number, of which
 * they would strip the 0, nor for a formula.
 */
export function phoneCell(phone: string): string {
  return phone.replace(/^(0\d{3})(\d{3})(\d\d)(\d\d)$/, "($1) $2 $3 $4");
}

/** The CSV file in pieces, one for each page of rows. */
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
 * Text that starts like a formula gets an apostrophe, also after a character that another program may take for
 * the end of a cell. The lookbehind avoids quadratic time on long runs of spaces.
 */
function cell(text: string): string {
  const safe = text.replace(/(?<=(?:^|[,;\t\r\n])\s*)[=+\-@＝＋－＠]/g, "'$&");
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
