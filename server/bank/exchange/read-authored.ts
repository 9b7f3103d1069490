import type { Skill } from '@bac/exam/item/taxonomy.ts';
import { authoredSchema, fromAuthored } from './authored.ts';
import type { ReadItem } from './exchange-item.ts';
import { issueFault, faultMessage } from './fault-messages.ts';

/** The file of an item, and the line of each of its fields. */
export interface ItemSource {
  file: string;
  lineOf(path: readonly PropertyKey[]): number;
}

/** Values for fields that an item leaves out. */
export interface Defaults {
  skill?: Skill | undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Deeper than any item is nested. */
const maxDepth = 8;

/** PostgreSQL cannot store zero bytes or unpaired surrogates in text, and JSON cannot hold infinite numbers. */
function isStorable(value: unknown, depth = maxDepth): boolean {
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

export function readAuthored(input: unknown, source: ItemSource, { skill }: Defaults): ReadItem {
  const { file } = source;
  const line = source.lineOf([]);
  const id = isRecord(input) && typeof input['id'] === 'string' ? input['id'].slice(0, 80) : '';
  const raw = isRecord(input) && input['skill'] === undefined ? { ...input, skill } : input;
  if (isRecord(raw) && raw['skill'] === undefined) {
    const fault = { line, rule: 'skill-missing', message: faultMessage('skill-missing') };
    return { file, line, id, item: null, faults: [fault] };
  }
  const parsed = authoredSchema(raw).safeParse(raw, { reportInput: true });
  if (!parsed.success) {
    const faults = parsed.error.issues.slice(0, 20).map((issue) => {
      const { path, rule, message } = issueFault(issue);
      return { line: source.lineOf(path), rule, message };
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
    faults: [{ line, rule: 'characters', message: faultMessage('characters') }],
  };
}
