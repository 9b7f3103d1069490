import { itemDraftContent, itemId } from '@bac/contract/bank/bank-items.ts';
import { itemStatuses } from '@bac/exam/item/item.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { z } from 'zod';

/** An item that is imported or exported: all fields of a version, possibly with holes, as in a draft. */
export const exchangeItem = itemDraftContent.extend({
  id: itemId,
  /** For people who read the file: an import always makes the next version. 0 for an item that was never published. */
  version: z.int().min(0).optional(),
  status: z.enum(itemStatuses).optional(),
});

export type ExchangeItem = z.infer<typeof exchangeItem>;

export interface Fault {
  line: number;
  rule: string;
  message: LocalText;
}

/** An item read from a file. */
export interface ReadItem {
  file: string;
  line: number;
  /** Empty if the item has none. */
  id: string;
  /** Null if it cannot even be a draft; the faults say why. */
  item: ExchangeItem | null;
  faults: Fault[];
}

/** Thrown if a whole file cannot be used, with the reason. */
export class UnreadableFile extends Error {
  readonly words: LocalText;

  constructor(words: LocalText) {
    super(words.en);
    this.words = words;
  }
}
