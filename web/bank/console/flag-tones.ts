import type { ItemFlag } from '@bac/contract/bank/item-flags.ts';
import type { Tone } from '../../ui/feedback/tone.ts';

/** Lotus for flags that are dangerous, turmeric for flags that need a look. */
export const flagTones: Record<ItemFlag, Tone> = {
  'too-hard': 'turmeric',
  'too-easy': 'turmeric',
  weak: 'lotus',
  'unused-choice': 'turmeric',
  'possible-miskey': 'lotus',
};
