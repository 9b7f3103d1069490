import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import type { AuthoredFields } from './authored.ts';

/** A CSV column for one field of an item: its name, and the path of the field in our own notation. */
interface Column {
  name: string;
  path: readonly string[];
  /** Absent for text. */
  kind?: 'number' | 'boolean' | 'list';
}

const bothLanguages = (name: string): Column[] =>
  (['en', 'vi'] as const).map((language) => ({
    name: `${name}_${language}`,
    path: [name, language],
  }));

export const columns: readonly Column[] = [
  { name: 'id', path: ['id'] },
  { name: 'version', path: ['version'], kind: 'number' },
  { name: 'status', path: ['status'] },
  { name: 'skill', path: ['skill'] },
  { name: 'type', path: ['type'] },
  { name: 'difficulty', path: ['difficulty'] },
  { name: 'rank', path: ['rank'], kind: 'number' },
  ...['a', 'b', 'c'].map((letter) => ({
    name: `parameter_${letter}`,
    path: ['parameters', letter],
    kind: 'number' as const,
  })),
  { name: 'subject', path: ['subject'] },
  { name: 'in_context', path: ['inContext'], kind: 'boolean' },
  { name: 'is_sample', path: ['isSample'], kind: 'boolean' },
  ...bothLanguages('topic'),
  { name: 'passage', path: ['passage'] },
  { name: 'passage_1', path: ['passages', '0'] },
  { name: 'passage_2', path: ['passages', '1'] },
  { name: 'stem', path: ['stem'] },
  ...choiceIds.map((id) => ({ name: `choice_${id.toLowerCase()}`, path: ['choices', id] })),
  { name: 'key', path: ['key'] },
  { name: 'keys', path: ['keys'], kind: 'list' },
  ...choiceIds.flatMap((id) =>
    (['en', 'vi'] as const).map((language) => ({
      name: `why_${id.toLowerCase()}_${language}`,
      path: ['why', id, language],
    })),
  ),
  ...bothLanguages('why'),
  ...bothLanguages('hint'),
  ...bothLanguages('rule'),
  { name: 'source', path: ['source'] },
];

/** The column with all other fields, such as figures, as JSON in our own notation. It overrides the other columns. */
export const moreColumn = 'more';

const separator = ' | ';

function valueAt(item: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null
        ? (value as Record<string, unknown>)[name]
        : undefined,
    item,
  );
}

/** Returns an empty string if the item has no value for the column. */
export function cellOf(item: AuthoredFields, { path, kind }: Column): string {
  const value = valueAt(item, path);
  if (kind === 'list') return Array.isArray(value) ? value.join(separator) : '';
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

/** Any other word stays a string, which the schema rejects. */
const booleans: Record<string, boolean> = {
  true: true,
  yes: true,
  '1': true,
  false: false,
  no: false,
  '0': false,
};

function valueOf(cell: string, kind: Column['kind']): unknown {
  switch (kind) {
    case 'number':
      return Number.isNaN(Number(cell)) ? cell : Number(cell);
    case 'boolean':
      return booleans[cell.toLowerCase()] ?? cell;
    case 'list':
      // Published answer lists separate by commas: `203/50, 4.06`.
      return cell.split(/\||,\s/).map((each) => each.trim());
    case undefined:
      return cell;
  }
}

type Tree = { [name: string]: Tree | unknown };

function setAt(tree: Tree, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) tree[name] = value;
  else setAt((tree[name] ??= {}) as Tree, rest, value);
}

/** Converts the non-empty cells of a row to our own notation. */
export function rowToAuthored(cellIn: (name: string) => string): Record<string, unknown> {
  const item: Tree = {};
  for (const { name, path, kind } of columns) {
    const cell = cellIn(name);
    if (cell !== '') setAt(item, path, valueOf(cell, kind));
  }
  const passages = item['passages'] as Record<string, string> | undefined;
  if (passages) item['passages'] = [passages['0'] ?? '', passages['1'] ?? ''];
  return item;
}
