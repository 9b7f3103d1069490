export type Cell = string | number | null;

/** Text that a spreadsheet runs as a formula; it ignores tabs and line breaks before it. */
const formula = /^[\t\r\n]*[=+\-@]/;
const plainNumber = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/** Prefixes formulas with an apostrophe, so that a spreadsheet reads them as text. A number may begin with a minus. */
const escapeFormula = (text: string): string =>
  formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;

function toField(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = escapeFormula(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Without this mark Excel reads the file in the machine's legacy code page and breaks Vietnamese. */
const byteOrderMark = '\uFEFF';

/** Follows RFC 4180: commas between cells, CRLF after each row, quotes where needed and doubled within. */
export const toCsv = (rows: readonly Cell[][]): string =>
  byteOrderMark + rows.map((row) => `${row.map(toField).join(',')}\r\n`).join('');
