import { mathError } from '@bac/content/math-error.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import { lintItem } from '@bac/exam/item/lint-item.ts';
import type { Complaint } from '@bac/exam/item/lint-rules.ts';
import { boundedCache } from '../../platform/bounded-cache.ts';
import type { Services } from '../../services.ts';

export type ItemComplaints = (item: ItemVersion) => Complaint[];

/** A version is judged once: it never changes, but for a key that is mended. */
export function itemComplaints({ clock }: Pick<Services, 'clock'>): ItemComplaints {
  const known = boundedCache<string, Complaint[]>(clock, { entries: 2000, milliseconds: 600_000 });
  return (item) => {
    const name = `${item.id}@${item.version}`;
    const kept = known.get(name);
    // Not kept anew: who asks often would never hear of a key that was mended meanwhile.
    if (kept) return kept;
    const found = lintItem(item, mathError);
    known.set(name, found);
    return found;
  };
}
