export type Cell = string | number | null;

/** What a spreadsheet would take for a formula; a tab or a line break before it is skipped over. */
const formula = /^[\t\r\n]*[=+\-@]/;
const plainNumber = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/** An apostrophe makes a spreadsheet read the rest as text. A number may well begin with a minus. */
const harmless = (text: string): string =>
  formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;

function written(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = harmless(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Without this mark Excel takes the file for the machine's old code page and breaks Vietnamese. */
const byteOrderMark = '\uFEFF';

/** As RFC 4180 says: commas between, CRLF after each row, quotes where needed and doubled within. */
export const toCsv = (rows: readonly Cell[][]): string =>
  byteOrderMark + rows.map((row) => `${row.map(written).join(',')}\r\n`).join('');
