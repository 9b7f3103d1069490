import { isDeepStrictEqual } from 'node:util';
import { csvMark, csvRow, parseCsv } from '../../platform/files/csv.ts';
import { toAuthored, type Written } from './authored.ts';
import { cellOf, columns, moreColumn, rowToAuthored } from './csv-columns.ts';
import type { ExchangeItem, ReadItem } from './exchange-item.ts';
import { unreadable, wordsFor } from './fault-words.ts';
import { readAuthored, type Defaults } from './read-authored.ts';

const names = [...columns.map(({ name }) => name), moreColumn];

export const csvHead = (): string => csvMark + csvRow(names);

/** `7/2` alone is a date to a spreadsheet: the mark before keeps it from becoming one. */
const asText = (name: string, cell: string): string =>
  name === 'keys' && /^\d+\/\d+$/.test(cell) ? `'${cell}` : cell;

const asMeant = (name: string, cell: string): string =>
  name === 'keys' ? cell.replace(/^'/, '') : cell;

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isHole = (value: unknown): boolean =>
  value === undefined || value === '' || (isTree(value) && Object.values(value).every(isHole));

/** Of these an empty cell and a hole are the same; of all others nothing and empty words are two things. */
const mayBeHoles = new Set(['topic', 'stem', 'choices', 'why', 'hint', 'source']);

function saysTheSame(one: unknown, other: unknown): boolean {
  if (isHole(one) && isHole(other)) return true;
  if (!isTree(one) || !isTree(other)) return isDeepStrictEqual(one, other);
  return Object.keys({ ...one, ...other }).every((name) => saysTheSame(one[name], other[name]));
}

/** What the columns can't tell so that it comes back as it was. */
function moreOf(item: Written, cells: ReadonlyMap<string, string>): Record<string, unknown> {
  const order = [...cells.keys()];
  const read = parseCsv(csvRow(order) + csvRow([...cells.values()]))?.[1]?.cells ?? [];
  const back = rowToAuthored((name) => asMeant(name, read[order.indexOf(name)] ?? ''));
  return Object.fromEntries(
    Object.entries(item).filter(
      ([name, value]) =>
        !(mayBeHoles.has(name) ? saysTheSame : isDeepStrictEqual)(back[name], value),
    ),
  );
}

export function writeCsv(item: ExchangeItem): string {
  const written = toAuthored(item);
  const cells = new Map(
    columns.map((column) => [column.name, asText(column.name, cellOf(written, column))]),
  );
  const more = moreOf(written, cells);
  const rest = Object.keys(more).length > 0 ? JSON.stringify(more) : '';
  return csvRow([...cells.values(), rest]);
}

const plain = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');

function placesIn(heading: readonly string[]): Map<string, number> {
  const places = new Map<string, number>();
  heading.forEach((cell, place) => {
    const name = plain(cell);
    if (name === '') return;
    if (!names.includes(name)) throw unreadable('column-unknown', { column: cell.slice(0, 60) });
    if (!places.has(name)) places.set(name, place);
  });
  const missing = ['id', 'stem'].find((name) => !places.has(name));
  if (missing !== undefined) throw unreadable('columns', { column: missing });
  return places;
}

/** Undefined where it is no JSON of a thing with names. */
function moreIn(cell: string): Record<string, unknown> | undefined {
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
  if (!rows) throw unreadable('quotes');
  const [head, ...items] = rows;
  const places = placesIn(head?.cells ?? []);
  return items.map(({ line, cells }) => {
    const cellIn = (name: string): string => asMeant(name, cells[places.get(name) ?? -1] ?? '');
    const more = moreIn(cellIn(moreColumn));
    if (!more) {
      const message = wordsFor('notation', { line, problem: 'more: JSON' });
      const fault = { line, rule: 'notation', message };
      return { file, line, id: cellIn('id').slice(0, 80), item: null, faults: [fault] };
    }
    const raw = { ...rowToAuthored(cellIn), ...more };
    return readAuthored(raw, { file, lineOf: () => line }, defaults);
  });
}
