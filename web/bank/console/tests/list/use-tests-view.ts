import { testStates } from '@bac/contract/attempts/test-states.ts';
import { blueprintIds } from '@bac/exam/blueprint/blueprint.ts';
import { perhapsOneOf, someOf } from '../../../../ui/data/address/setting.ts';
import { useListView } from '../../../../ui/data/table/use-list-view.ts';

const filters = { state: perhapsOneOf(testStates), blueprint: someOf(blueprintIds) };

export const useTestsView = () =>
  useListView({
    sorts: ['name', 'blueprint', 'state', 'attempts', 'reliability', 'score', 'updated'] as const,
    plainSort: { column: 'updated', isDescending: true },
    filters,
  });
