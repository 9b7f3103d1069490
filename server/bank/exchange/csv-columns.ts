import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import type { Written } from './authored.ts';

/** One column a part of an item: how it is called, and where its words stand in our own notation. */
interface Column {
  name: string;
  path: readonly string[];
  /** Words unless told. */
  kind?: 'number' | 'boolean' | 'list';
}

const both = (name: string): Column[] =>
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
  ...both('topic'),
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
  ...both('why'),
  ...both('hint'),
  ...both('rule'),
  { name: 'source', path: ['source'] },
];

/** Whatever has no column, such as figures, as JSON in our own notation; it goes before the columns. */
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

/** Empty where the column has nothing to say. */
export function cellOf(item: Written, { path, kind }: Column): string {
  const value = valueAt(item, path);
  if (kind === 'list') return Array.isArray(value) ? value.join(separator) : '';
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

/** A word that is none of these goes on as it is, for the schema to complain about. */
const yesOrNo: Record<string, boolean> = {
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
      return yesOrNo[cell.toLowerCase()] ?? cell;
    case 'list':
      return cell.split('|').map((each) => each.trim());
    case undefined:
      return cell;
  }
}

type Tree = { [name: string]: Tree | unknown };

function put(tree: Tree, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) tree[name] = value;
  else put((tree[name] ??= {}) as Tree, rest, value);
}

/** In our own notation, of the cells that say something. */
export function rowToAuthored(cellIn: (name: string) => string): Record<string, unknown> {
  const item: Tree = {};
  for (const { name, path, kind } of columns) {
    const cell = cellIn(name);
    if (cell !== '') put(item, path, valueOf(cell, kind));
  }
  const passages = item['passages'] as Record<string, string> | undefined;
  if (passages) item['passages'] = [passages['0'] ?? '', passages['1'] ?? ''];
  return item;
}
