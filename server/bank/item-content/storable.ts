import type { ItemDraftContent } from '@bac/contract/bank/bank-items.ts';
import { Refused } from '../../platform/http/refused.ts';

/** Deeper than any figure is; the database gives up on nesting much later, and not kindly. */
const deepest = 8;

function cleaned(value: unknown, path: string, depth: number): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) throw new Refused('INVALID_REQUEST', { fields: [{ path, rule: 'other' }] });
  if (Array.isArray(value)) return value.map((one) => cleaned(one, path, depth - 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name.toWellFormed(),
      cleaned(one, path, depth - 1),
    ]),
  );
}

/** As the database can hold it: figures may say anything, half a character too. */
export const storable = (content: ItemDraftContent): ItemDraftContent =>
  cleaned(content, 'content.figures', deepest) as ItemDraftContent;
