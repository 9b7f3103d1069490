import { presences } from '@bac/contract/accounts/presences.ts';
import { accountStatuses } from '@bac/contract/accounts/account-statuses.ts';
import { verifications } from '@bac/contract/accounts/verifications.ts';
import { roles } from '@bac/contract/protocol/permission.ts';
import { optionalDay, optionalOneOf, someOf } from '../../../../ui/data/address/setting.ts';
import { useListView } from '../../../../ui/data/table/use-list-view.ts';

const filters = {
  status: someOf(accountStatuses),
  role: someOf(roles),
  verification: someOf(verifications),
  presence: someOf(presences),
  since: optionalDay,
  until: optionalDay,
  activeDays: optionalOneOf([1, 7, 14, 30]),
};

export const useUsersView = () =>
  useListView({
    sorts: ['name', 'email', 'role', 'status', 'lastLogin', 'registered'] as const,
    defaultSort: { column: 'registered', isDescending: true },
    filters,
  });

export type UsersView = ReturnType<typeof useUsersView>;
