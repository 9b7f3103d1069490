import { mathError } from '@bac/content/math-error.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import { lintItem } from '@bac/exam/item/lint-item.ts';
import type { Complaint } from '@bac/exam/item/lint-rules.ts';
import { boundedCache } from '../../platform/bounded-cache.ts';
import type { Services } from '../../services.ts';

export type FindComplaints = (item: ItemVersion) => Complaint[];

/** Caches complaints by version, which never changes except that its key may be corrected. */
export function cachedComplaints({ clock }: Pick<Services, 'clock'>): FindComplaints {
  const cache = boundedCache<string, Complaint[]>(clock, { entries: 2000, milliseconds: 600_000 });
  return (item) => {
    const key = `${item.id}@${item.version}`;
    const cached = cache.get(key);
    // Do not set a hit again: that would extend its life, and frequent callers would never see a corrected key.
    if (cached) return cached;
    const complaints = lintItem(item, mathError);
    cache.set(key, complaints);
    return complaints;
  };
}
