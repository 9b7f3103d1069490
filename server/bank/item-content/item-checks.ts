import { mathError } from '@bac/content/math-error.ts';
import type { ItemComplaint, ItemDraftContent } from '@bac/contract/bank/bank-items.ts';
import { itemVersion, type ItemVersion } from '@bac/exam/item/item.ts';
import { lintItem } from '@bac/exam/item/lint-item.ts';
import { readFigures, toLenientItem, toPublish } from './candidate.ts';
import { complaintOf } from './missing-words.ts';

export interface JudgedDraft {
  complaints: ItemComplaint[];
  /** Ready to be kept; undefined while there is anything to complain of. */
  item: ItemVersion | undefined;
}

/** No more than an editor can read: a broken figure may have a fault in every cell. */
const mostComplaints = 100;

/** What lacks words already is not also told that they are too short. */
const isToldAlready = (field: string, missing: readonly ItemComplaint[]): boolean =>
  missing.some((one) => one.field === field || one.field?.startsWith(`${field}.`));

function lintDraft(content: ItemDraftContent, id: string, version: number): ItemComplaint[] {
  const figures = readFigures(content);
  const item = toLenientItem(content, {
    id,
    version,
    figures: figures.map(({ figure }) => figure),
  });
  return lintItem(item, mathError).map(({ field, ...found }) => ({
    ...found,
    // Broken figures were left out, so the others have moved up.
    field:
      field?.replace(/^figures\.(\d+)/, (_, place) => `figures.${figures[Number(place)]?.place}`) ??
      null,
  }));
}

/** Everything that stands between a draft and its publication. */
export function judgeDraft(content: ItemDraftContent, id: string, version: number): JudgedDraft {
  const parsed = itemVersion.safeParse(toPublish(content, id, version), { reportInput: true });
  const missing = (parsed.error?.issues ?? []).map(complaintOf);
  const linted = lintDraft(content, id, version).filter(
    ({ field }) => field === null || !isToldAlready(field, missing),
  );
  const complaints = [...missing, ...linted].slice(0, mostComplaints);
  return { complaints, item: complaints.length === 0 ? parsed.data : undefined };
}
