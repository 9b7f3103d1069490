import type { ItemVersion } from '@bac/exam/item/item.ts';
import { toStudentView } from '@bac/exam/item/student-view.ts';
import { createHash } from 'node:crypto';

const normalizeSpaces = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : value;

/**
 * Identifies a question as a reader saw it. A changed word, number or figure gives a different fingerprint, so earlier answers no
 * longer count. Line breaks do not matter, nor do texts that a student sees only after answering.
 */
export function fingerprint(item: ItemVersion): string {
  const { passages, figures, stem, response } = toStudentView(item);
  const seen = JSON.stringify({ passages, figures, stem, response }, normalizeSpaces);
  return createHash('sha256').update(seen).digest('hex').slice(0, 8);
}
