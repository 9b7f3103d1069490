const separators = [',', ';', '\t'] as const;

/** Spreadsheets set to Vietnamese write semicolons: the first line, outside quotes, tells. */
function separatorOf(text: string): string {
  const firstLine = (text.split(/\r?\n/, 1)[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const counted = separators.map((sign) => ({ sign, count: firstLine.split(sign).length }));
  return counted.toSorted((one, other) => other.count - one.count)[0]!.sign;
}

/** An apostrophe before what a spreadsheet would take for a formula was put there to keep it text. */
const asMeant = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@])/, '');

export interface CsvRow {
  /** In the file, the first line being 1. */
  line: number;
  cells: string[];
}

/** Reads RFC 4180 and what spreadsheets make of it; undefined where a quote is never closed. Empty lines are passed over. */
export function parseCsv(given: string): CsvRow[] | undefined {
  const text = given.replace(/^\uFEFF/, '');
  const separator = separatorOf(text);
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let begun = 1;

  const endRow = (): void => {
    cells.push(asMeant(cell));
    if (cells.some((one) => one !== '')) rows.push({ line: begun, cells });
    cells = [];
    cell = '';
  };
  for (let place = 0; place < text.length; place += 1) {
    const sign = text[place]!;
    if (sign === '\n') line += 1;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[place + 1] === '"') {
        cell += '"';
        place += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (sign === separator) {
      cells.push(asMeant(cell));
      cell = '';
    } else if (sign === '\n') {
      endRow();
      begun = line;
    } else if (sign !== '\r') cell += sign;
  }
  if (isQuoted) return undefined;
  endRow();
  return rows;
}

/** Text that a spreadsheet would read as a formula or a date. */
const formula = /^[\t\r\n]*[=+\-@]/;
const plainNumber = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;

/** An apostrophe makes a spreadsheet read the rest as text; `parseCsv` removes it again. */
const harmless = (text: string): string =>
  formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;

function cellText(text: string): string {
  const safe = harmless(text);
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvRow = (cells: readonly string[]): string => `${cells.map(cellText).join(',')}\r\n`;

/** The byte order mark at the start of a file tells Excel that the text is UTF-8. */
export const csvMark = '\uFEFF';
