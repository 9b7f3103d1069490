/** What a spreadsheet would take for a formula, or for a date. */
const formula = /^[\t\r\n]*[=+\-@]/;
const plainNumber = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;

/** An apostrophe makes a spreadsheet read the rest as text; the reader takes it off again. */
const harmless = (text: string): string =>
  formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;

function cellText(text: string): string {
  const safe = harmless(text);
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvRow = (cells: readonly string[]): string => `${cells.map(cellText).join(',')}\r\n`;

/** Before all else in a file: tells Excel that its letters are UTF-8. */
export const csvMark = '\uFEFF';
