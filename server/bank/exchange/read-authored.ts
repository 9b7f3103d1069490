import type { Skill } from '@bac/exam/item/taxonomy.ts';
import { authoredSchema, fromAuthored } from './authored.ts';
import type { ReadItem } from './exchange-item.ts';
import { issueFault, wordsFor } from './fault-words.ts';

/** Where the item stands, and where each of its parts does. */
export interface Place {
  file: string;
  lineOf(path: readonly PropertyKey[]): number;
}

/** For what an item leaves out. */
export interface Defaults {
  skill?: Skill | undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Deeper than any item is. */
const deepest = 8;

/** Text of PostgreSQL holds neither a zero byte nor half of a pair, and numbers of JSON have an end. */
function isStorable(value: unknown, depth = deepest): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return typeof value !== 'bigint';
  return (
    depth > 0 &&
    Object.entries(value)
      .flat()
      .every((each) => isStorable(each, depth - 1))
  );
}

export function readAuthored(given: unknown, place: Place, { skill }: Defaults): ReadItem {
  const { file } = place;
  const line = place.lineOf([]);
  const id = isRecord(given) && typeof given['id'] === 'string' ? given['id'].slice(0, 80) : '';
  const raw = isRecord(given) && given['skill'] === undefined ? { ...given, skill } : given;
  if (isRecord(raw) && raw['skill'] === undefined) {
    const fault = { line, rule: 'skill-missing', message: wordsFor('skill-missing') };
    return { file, line, id, item: null, faults: [fault] };
  }
  const parsed = authoredSchema(raw).safeParse(raw, { reportInput: true });
  if (!parsed.success) {
    const faults = parsed.error.issues.slice(0, 20).map((issue) => {
      const { path, rule, message } = issueFault(issue);
      return { line: place.lineOf(path), rule, message };
    });
    return { file, line, id, item: null, faults };
  }
  const item = fromAuthored(parsed.data);
  if (isStorable(item)) return { file, line, id, item, faults: [] };
  return {
    file,
    line,
    id,
    item: null,
    faults: [{ line, rule: 'characters', message: wordsFor('characters') }],
  };
}
