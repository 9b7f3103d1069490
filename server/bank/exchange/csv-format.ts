import { isDeepStrictEqual } from 'node:util';
import { csvMark, csvRow, parseCsv } from '../../platform/files/csv.ts';
import { toAuthored, type AuthoredFields } from './authored.ts';
import { cellOf, columns, moreColumn, rowToAuthored } from './csv-columns.ts';
import type { ExchangeItem, ReadItem } from './exchange-item.ts';
import { unreadableFile, faultMessage } from './fault-messages.ts';
import { readAuthored, type Defaults } from './read-authored.ts';

const names = [...columns.map(({ name }) => name), moreColumn];

export const csvHead = (): string => csvMark + csvRow(names);

/** A spreadsheet would turn `7/2` into a date: an apostrophe before it prevents that. */
const protectFraction = (name: string, cell: string): string =>
  name === 'keys' && /^\d+\/\d+$/.test(cell) ? `'${cell}` : cell;

const unprotectFraction = (name: string, cell: string): string =>
  name === 'keys' ? cell.replace(/^'/, '') : cell;

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isHole = (value: unknown): boolean =>
  value === undefined || value === '' || (isTree(value) && Object.values(value).every(isHole));

/** In these columns an empty cell means a hole; in all others an absent field and an empty text differ. */
const mayBeHoles = new Set(['topic', 'stem', 'choices', 'why', 'hint', 'source']);

function isSameExceptHoles(a: unknown, b: unknown): boolean {
  if (isHole(a) && isHole(b)) return true;
  if (!isTree(a) || !isTree(b)) return isDeepStrictEqual(a, b);
  return Object.keys({ ...a, ...b }).every((name) => isSameExceptHoles(a[name], b[name]));
}

/** Returns the fields that the columns alone would not restore exactly. */
function moreOf(item: AuthoredFields, cells: ReadonlyMap<string, string>): Record<string, unknown> {
  const order = [...cells.keys()];
  const parsedCells = parseCsv(csvRow(order) + csvRow([...cells.values()]))?.[1]?.cells ?? [];
  const restored = rowToAuthored((name) =>
    unprotectFraction(name, parsedCells[order.indexOf(name)] ?? ''),
  );
  return Object.fromEntries(
    Object.entries(item).filter(
      ([name, value]) =>
        !(mayBeHoles.has(name) ? isSameExceptHoles : isDeepStrictEqual)(restored[name], value),
    ),
  );
}

export function writeCsv(item: ExchangeItem): string {
  const authored = toAuthored(item);
  const cells = new Map(
    columns.map((column) => [column.name, protectFraction(column.name, cellOf(authored, column))]),
  );
  const more = moreOf(authored, cells);
  const moreCell = Object.keys(more).length > 0 ? JSON.stringify(more) : '';
  return csvRow([...cells.values(), moreCell]);
}

const normalizeHeading = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');

function columnIndexes(heading: readonly string[]): Map<string, number> {
  const indexes = new Map<string, number>();
  heading.forEach((cell, index) => {
    const name = normalizeHeading(cell);
    if (name === '') return;
    if (!names.includes(name))
      throw unreadableFile('column-unknown', { column: cell.slice(0, 60) });
    if (!indexes.has(name)) indexes.set(name, index);
  });
  const missing = ['id', 'stem'].find((name) => !indexes.has(name));
  if (missing !== undefined) throw unreadableFile('columns', { column: missing });
  return indexes;
}

/** Returns undefined if the cell is not a JSON object. */
function parseMore(cell: string): Record<string, unknown> | undefined {
  if (cell === '') return {};
  try {
    const more: unknown = JSON.parse(cell);
    return isTree(more) ? more : undefined;
  } catch {
    return undefined;
  }
}

export function readCsv(file: string, text: string, defaults: Defaults): ReadItem[] {
  const rows = parseCsv(text);
  if (!rows) throw unreadableFile('quotes');
  const [head, ...items] = rows;
  const indexes = columnIndexes(head?.cells ?? []);
  return items.map(({ line, cells }) => {
    const cellIn = (name: string): string =>
      unprotectFraction(name, cells[indexes.get(name) ?? -1] ?? '');
    const more = parseMore(cellIn(moreColumn));
    if (!more) {
      const message = faultMessage('notation', { line, problem: 'more: JSON' });
      const fault = { line, rule: 'notation', message };
      return { file, line, id: cellIn('id').slice(0, 80), item: null, faults: [fault] };
    }
    const raw = { ...rowToAuthored(cellIn), ...more };
    return readAuthored(raw, { file, lineOf: () => line }, defaults);
  });
}
