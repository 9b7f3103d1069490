import { testStates } from '@bac/contract/attempts/test-states.ts';
import { blueprintIds } from '@bac/exam/blueprint/blueprint.ts';
import { useList } from '../../../../api/use-list.ts';
import { optionalOneOf, someOf } from '../../../../ui/data/address/setting.ts';

const filters = { state: optionalOneOf(testStates), blueprint: someOf(blueprintIds) };

export const useTestsList = () =>
  useList('GET /admin/tests', {
    sorts: ['name', 'blueprint', 'state', 'attempts', 'reliability', 'score', 'updated'] as const,
    defaultSort: { column: 'updated', isDescending: true },
    filters,
  });
