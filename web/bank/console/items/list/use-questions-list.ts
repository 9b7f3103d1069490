import { difficulties } from '@bac/exam/item/difficulties.ts';
import { itemFlags } from '@bac/contract/bank/item-flags.ts';
import { itemStates } from '@bac/contract/bank/item-states.ts';
import { responseKinds } from '@bac/exam/item/response-kinds.ts';
import { sections } from '@bac/exam/item/section.ts';
import { domains, skills } from '@bac/exam/item/taxonomy.ts';
import { useList } from '../../../../api/use-list.ts';
import { someOf, freeText, flag } from '../../../../ui/data/address/setting.ts';

/** The names of the filters in the address, shared by list and export so that one can link to the other. */
export const questionFilters = {
  status: someOf(itemStates),
  section: someOf(sections),
  domain: someOf(domains),
  skill: someOf(skills),
  type: freeText,
  difficulty: someOf(difficulties),
  kind: someOf(responseKinds),
  flagged: flag,
  flag: someOf(itemFlags),
  gaps: flag,
  reported: flag,
};

export const useQuestionsList = () =>
  useList('GET /admin/questions', {
    sorts: ['id', 'skill', 'difficulty', 'answers', 'p', 'r', 'updated'] as const,
    defaultSort: { column: 'updated', isDescending: true },
    filters: questionFilters,
    openRow: 'open',
  });

export type QuestionsView = ReturnType<typeof useQuestionsList>['view'];
