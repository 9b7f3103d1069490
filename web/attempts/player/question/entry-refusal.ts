import { fitsField } from '@bac/exam/item/entered-response.ts';

export type EntryRefusal = 'comma' | 'space' | 'character' | 'shape' | 'full';

/** The reason why the field refuses an entry, according to what the student most likely meant. Undefined if it accepts it. */
export function entryRefusal(entry: string): EntryRefusal | undefined {
  if (fitsField(entry)) return undefined;
  if (entry.includes(',')) return 'comma';
  if (/\s/.test(entry)) return 'space';
  if (/[^\d./−–-]/.test(entry)) return 'character';
  const isWellFormed = /^[−–-]?(?:\d+\/\d*|\d*\.?\d*)$/.test(entry);
  return isWellFormed ? 'full' : 'shape';
}
