import { foldAccents } from '@bac/exam/fold-accents.ts';
import type { Reader } from '../../platform/postgres/database.ts';
import { listIdsWithPrefix } from './store.ts';

/** The subject of a test in the audit log. */
export const subjectOf = (test: string): string => `test:${test}`;

const maxLength = 60;

/** Turns “Full test 4” into full-test-4. */
export function slugOf(name: string): string {
  const words = foldAccents(name)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  return words.join('-').slice(0, maxLength).replace(/-+$/, '') || 'test';
}

export function firstFree(base: string, usedIds: ReadonlySet<string>, mark = ''): string {
  if (mark === '' && !usedIds.has(base)) return base;
  let number = 2;
  while (usedIds.has(`${base}-${mark}${number}`)) number += 1;
  return `${base}-${mark}${number}`;
}

export async function nextId(db: Reader, name: string): Promise<{ id: string }> {
  const slug = slugOf(name);
  return { id: firstFree(slug, new Set(await listIdsWithPrefix(db, slug))) };
}

/** The second edition of full-1 is full-1-e2, and the edition after that is full-1-e3. */
export async function nextEditionId(db: Reader, of: string): Promise<string> {
  const root = of.replace(/-e\d+$/, '');
  return firstFree(root, new Set(await listIdsWithPrefix(db, root)), 'e');
}
