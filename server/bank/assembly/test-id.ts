import { foldAccents } from '@bac/exam/fold-accents.ts';
import type { Reader } from '../../platform/postgres/database.ts';
import { listIdsLike } from './store.ts';

/** The subject of a test in the audit log. */
export const subjectOf = (test: string): string => `test:${test}`;

const longest = 60;

/** “Full test 4” as full-test-4. */
export function slugOf(name: string): string {
  const words = foldAccents(name)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  return words.join('-').slice(0, longest).replace(/-+$/, '') || 'test';
}

export function firstFree(wanted: string, taken: ReadonlySet<string>, mark = ''): string {
  if (mark === '' && !taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${mark}${number}`)) number += 1;
  return `${wanted}-${mark}${number}`;
}

export async function nextId(db: Reader, name: string): Promise<{ id: string }> {
  const wanted = slugOf(name);
  return { id: firstFree(wanted, new Set(await listIdsLike(db, wanted))) };
}

/** The second edition of full-1 is full-1-e2, and so is the next one of that full-1-e3. */
export async function nextEditionId(db: Reader, of: string): Promise<string> {
  const root = of.replace(/-e\d+$/, '');
  return firstFree(root, new Set(await listIdsLike(db, root)), 'e');
}
