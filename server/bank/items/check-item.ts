import type { CheckedItem, ItemDraftContent } from '@bac/contract/bank/bank-items.ts';
import { toStudentView, type StudentView } from '@bac/exam/item/student-view.ts';
import { isRight } from '@bac/exam/scoring/grade.ts';
import { formulasOf, formulasOfTexts } from '../../platform/formulas/formula-renderer.ts';
import { acceptedSpellings } from '../item-content/accepted-spellings.ts';
import { isDrawable, readFigures, toLenientItem } from '../item-content/candidate.ts';
import { validateDraft } from '../item-content/item-checks.ts';
import { explanationsOf } from '../item-content/list-columns.ts';
import type { FindSimilar } from './similar.ts';
import { toStorable } from '../item-content/to-storable.ts';

/** The id of an item that has none yet. */
const placeholderId = 'new';

const isBlank = ({ stem, passages, figures }: ItemDraftContent): boolean =>
  figures.length === 0 && [stem, ...passages].every((text) => text.trim() === '');

function viewOf(content: ItemDraftContent, id: string): StudentView | null {
  if (isBlank(content)) return null;
  const figures = readFigures(content)
    .map(({ figure }) => figure)
    .filter(isDrawable);
  return toStudentView(toLenientItem(content, { id, version: 1, figures }));
}

function tryEntries({ response }: ItemDraftContent, entries: readonly string[]) {
  return entries.map((entry) => ({
    entry,
    isRight:
      response.kind === 'entered'
        ? isRight(response, entry)
        : response.key !== null && entry === response.key,
  }));
}

/** Validates and previews a draft while an author writes it. Stores nothing. */
export async function checkItem(
  findSimilar: FindSimilar,
  input: { id: string | null; content: ItemDraftContent; entries: readonly string[] },
): Promise<CheckedItem> {
  const content = toStorable(input.content);
  const id = input.id ?? placeholderId;
  const view = viewOf(content, id);
  return {
    complaints: validateDraft(content, id, 1).complaints,
    view,
    formulas: {
      ...formulasOf(view ? [view] : []),
      ...formulasOfTexts(explanationsOf(content)),
    },
    similar: await findSimilar(input.id, content),
    entries: tryEntries(content, input.entries),
    accepted: content.response.kind === 'entered' ? acceptedSpellings(content.response.keys) : [],
  };
}
