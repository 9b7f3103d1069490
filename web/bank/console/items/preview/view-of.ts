import type { ItemDraftContent } from '@bac/contract/bank/bank-items.ts';
import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import type { StudentView } from '@bac/exam/item/student-view.ts';
import { sectionOf } from '@bac/exam/item/taxonomy.ts';
import { drawableFigure } from '../figures/drawable.ts';

/** What a student would see of an item as it stands, however unfinished: at once, without asking the server. */
export function viewOf(id: string, content: ItemDraftContent): StudentView {
  const { skill, passages, figures, stem, response } = content;
  return {
    id,
    version: 1,
    section: sectionOf(skill),
    passages: passages.filter((text) => text.trim() !== ''),
    figures: figures.map(drawableFigure).filter((figure) => figure !== undefined),
    stem,
    response:
      response.kind === 'entered'
        ? { kind: 'entered' }
        : {
            kind: 'choice',
            choices: choiceIds.map((choice) => ({
              id: choice,
              text: response.choices[choice].text,
            })),
          },
  };
}
