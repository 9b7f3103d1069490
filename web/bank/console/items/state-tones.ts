import type { ItemState } from '@bac/contract/bank/item-states.ts';
import type { Tone } from '../../../ui/feedback/tone.ts';

export const stateTones: Record<ItemState, Tone> = {
  draft: 'turmeric',
  review: 'indigo',
  published: 'leaf',
  archived: 'neutral',
};
