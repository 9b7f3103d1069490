import { mathError } from '@bac/content/math-error.ts';
import type { ItemComplaint, ItemDraftContent } from '@bac/contract/bank/bank-items.ts';
import { itemVersion, type ItemVersion } from '@bac/exam/item/item.ts';
import { lintItem } from '@bac/exam/item/lint-item.ts';
import { readFigures, toLenientItem, toPublishableItem } from './candidate.ts';
import { toComplaint } from './schema-complaints.ts';

export interface DraftValidation {
  complaints: ItemComplaint[];
  /** The item to publish; undefined while there are complaints. */
  item: ItemVersion | undefined;
}

/** No more than an editor can read: a broken figure may have a fault in every cell. */
const maxComplaints = 100;

/** A field that the schema complains of is not linted too: an empty text is not also too short. */
const isReported = (field: string, schemaComplaints: readonly ItemComplaint[]): boolean =>
  schemaComplaints.some((each) => each.field === field || each.field?.startsWith(`${field}.`));

function lintDraft(content: ItemDraftContent, id: string, version: number): ItemComplaint[] {
  const figures = readFigures(content);
  const item = toLenientItem(content, {
    id,
    version,
    figures: figures.map(({ figure }) => figure),
  });
  return lintItem(item, mathError).map(({ field, ...complaint }) => ({
    ...complaint,
    // Broken figures were left out, so map the index back to the one in the draft.
    field:
      field?.replace(/^figures\.(\d+)/, (_, index) => `figures.${figures[Number(index)]?.index}`) ??
      null,
  }));
}

/** Validates a draft and lists everything that prevents its publication. */
export function validateDraft(
  content: ItemDraftContent,
  id: string,
  version: number,
): DraftValidation {
  const parsed = itemVersion.safeParse(toPublishableItem(content, id, version), {
    reportInput: true,
  });
  const schemaComplaints = (parsed.error?.issues ?? []).map(toComplaint);
  const lintComplaints = lintDraft(content, id, version).filter(
    ({ field }) => field === null || !isReported(field, schemaComplaints),
  );
  const complaints = [...schemaComplaints, ...lintComplaints].slice(0, maxComplaints);
  return { complaints, item: complaints.length === 0 ? parsed.data : undefined };
}
