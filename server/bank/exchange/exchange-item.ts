import { itemDraftContent, itemId } from '@bac/contract/bank/bank-items.ts';
import { itemStatuses } from '@bac/exam/item/item.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { z } from 'zod';

/** An item on its way in or out: all that a version holds, be it a draft with holes. */
export const exchangeItem = itemDraftContent.extend({
  id: itemId,
  /** For the reader of a file; what comes in is always the next version. 0 for what was never published. */
  version: z.int().min(0).optional(),
  status: z.enum(itemStatuses).optional(),
});

export type ExchangeItem = z.infer<typeof exchangeItem>;

export interface Fault {
  line: number;
  rule: string;
  message: LocalText;
}

/** An item as a file gives it. */
export interface ReadItem {
  file: string;
  line: number;
  /** Empty where there is none. */
  id: string;
  /** Null where it can't even be a draft: the faults say why. */
  item: ExchangeItem | null;
  faults: Fault[];
}

/** Says of a whole file why nothing in it can be used. */
export class UnreadableFile extends Error {
  readonly words: LocalText;

  constructor(words: LocalText) {
    super(words.en);
    this.words = words;
  }
}
