const separators = [',', ';', '\t'] as const;

/** Spreadsheets in a Vietnamese locale write semicolons, so the first line decides, without its quoted cells. */
function detectSeparator(text: string): string {
  const firstLine = (text.split(/\r?\n/, 1)[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const counts = separators.map((sign) => ({ sign, count: firstLine.split(sign).length }));
  return counts.toSorted((one, other) => other.count - one.count)[0]!.sign;
}

/** Removes the apostrophe that `escapeFormula` puts before text that looks like a formula. */
const unescapeFormula = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@])/, '');

export interface CsvRow {
  /** The line number in the file, from 1. */
  line: number;
  cells: string[];
}

/** Parses RFC 4180 and the variants of spreadsheets. Skips empty lines. Returns undefined if a quote is never closed. */
export function parseCsv(input: string): CsvRow[] | undefined {
  const text = input.replace(/^\uFEFF/, '');
  const separator = detectSeparator(text);
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let firstLine = 1;

  const endRow = (): void => {
    cells.push(unescapeFormula(cell));
    if (cells.some((one) => one !== '')) rows.push({ line: firstLine, cells });
    cells = [];
    cell = '';
  };
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index]!;
    if (sign === '\n') line += 1;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[index + 1] === '"') {
        cell += '"';
        index += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (sign === separator) {
      cells.push(unescapeFormula(cell));
      cell = '';
    } else if (sign === '\n') {
      endRow();
      firstLine = line;
    } else if (sign !== '\r') cell += sign;
  }
  if (isQuoted) return undefined;
  endRow();
  return rows;
}

/** Matches text that a spreadsheet would read as a formula or a date. */
const formula = /^[\t\r\n]*[=+\-@]/;
const plainNumber = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;

/** An apostrophe makes a spreadsheet read the rest as text; `parseCsv` removes it again. */
const escapeFormula = (text: string): string =>
  formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;

function cellText(text: string): string {
  const safe = escapeFormula(text);
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvRow = (cells: readonly string[]): string => `${cells.map(cellText).join(',')}\r\n`;

/** The byte order mark that makes Excel read the file as UTF-8. */
export const csvMark = '\uFEFF';
