import type { ItemDraftContent } from '@bac/contract/bank/bank-items.ts';
import { Refused } from '../../platform/http/refused.ts';

/** Deeper than any figure is nested. Without this limit the database would fail on much deeper nesting. */
const maxDepth = 8;

function clean(value: unknown, path: string, depth: number): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) throw new Refused('INVALID_REQUEST', { fields: [{ path, rule: 'other' }] });
  if (Array.isArray(value)) return value.map((each) => clean(each, path, depth - 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name.toWellFormed(),
      clean(each, path, depth - 1),
    ]),
  );
}

/** Makes content storable in the database: a figure may contain any JSON, even unpaired surrogates. */
export const toStorable = (content: ItemDraftContent): ItemDraftContent =>
  clean(content, 'content.figures', maxDepth) as ItemDraftContent;
