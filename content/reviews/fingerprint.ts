import type { ItemVersion } from '@bac/exam/item/item.ts';
import { toStudentView } from '@bac/exam/item/student-view.ts';
import { createHash } from 'node:crypto';

const plain = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : value;

/**
 * Stands for a question as a reader saw it: whoever changes a word, a number or a figure gets another one, and the old
 * answers no longer speak for it. Where lines break does not matter, nor what is only said after answering.
 */
export function fingerprint(item: ItemVersion): string {
  const { passages, figures, stem, response } = toStudentView(item);
  const seen = JSON.stringify({ passages, figures, stem, response }, plain);
  return createHash('sha256').update(seen).digest('hex').slice(0, 8);
}
