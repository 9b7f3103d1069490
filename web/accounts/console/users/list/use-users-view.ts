import { roles } from '@bac/contract/protocol/permission.ts';
import { perhapsDay, perhapsOneOf, someOf } from '../../../../ui/address/setting.ts';
import { useListView } from '../../../../ui/table/use-list-view.ts';
import { presences, statuses, verifications } from '../kinds.ts';

const filters = {
  status: someOf(statuses),
  role: someOf(roles),
  verification: someOf(verifications),
  presence: someOf(presences),
  since: perhapsDay,
  until: perhapsDay,
  activeDays: perhapsOneOf([1, 7, 14, 30]),
};

export const useUsersView = () =>
  useListView({
    sorts: ['name', 'email', 'role', 'status', 'lastLogin', 'registered'] as const,
    plainSort: { column: 'registered', isDescending: true },
    filters,
  });

export type UsersView = ReturnType<typeof useUsersView>;
