import { readEntry } from '@bac/exam/item/entered-response.ts';
import { decimalText } from '../../item/item-text/decimal-text.ts';

/** “7/2 = 3.5”, as the test understood an entry; undefined where it understood nothing. */
export function entryReading(entry: string): string | undefined {
  const value = readEntry(entry);
  if (!value) return undefined;
  const { text, isExact } = decimalText(value);
  return entry.includes('/') ? `${entry.replace('-', '−')} ${isExact ? '=' : '≈'} ${text}` : text;
}
