import { presences } from '@bac/contract/accounts/presences.ts';
import { verifications } from '@bac/contract/accounts/verifications.ts';
import { roles } from '@bac/contract/protocol/permission.ts';
import { useTranslation } from 'react-i18next';
import { ClearFilters } from '../../../../ui/data/table/filters/clear-filters.tsx';
import { DaySpan } from '../../../../ui/data/table/filters/day-span.tsx';
import { FilterMenu } from '../../../../ui/data/table/filters/filter-menu.tsx';
import type { UsersView } from './use-users-view.ts';

const spans = ['1', '7', '14', '30'] as const;

export function UserFilters({ view }: { view: UsersView }) {
  const { t } = useTranslation('accounts/console/users');
  const { role, verification, presence, since, until, activeDays } = view.filters;
  const hasFilters =
    [role, verification, presence].some(({ length }) => length > 0) ||
    [since, until, activeDays].some((value) => value !== undefined) ||
    view.search !== '';
  return (
    <>
      <FilterMenu
        label={t('column.role')}
        options={roles.map((value) => ({ value, label: t(`role.${value}`) }))}
        chosen={role}
        onChange={(chosen) => view.set({ role: chosen })}
      />
      <FilterMenu
        label={t('column.verification')}
        options={verifications.map((value) => ({ value, label: t(`verification.${value}`) }))}
        chosen={verification}
        onChange={(chosen) => view.set({ verification: chosen })}
      />
      <FilterMenu
        label={t('column.presence')}
        options={presences.map((value) => ({ value, label: t(`presence.${value}`) }))}
        chosen={presence}
        onChange={(chosen) => view.set({ presence: chosen })}
      />
      <FilterMenu
        label={t('list.active')}
        isSingle
        options={spans.map((value) => ({
          value,
          label: t('list.withinDays', { count: Number(value) }),
        }))}
        chosen={activeDays === undefined ? [] : [String(activeDays) as (typeof spans)[number]]}
        onChange={([chosen]) =>
          view.set({
            activeDays:
              chosen === undefined ? undefined : (Number(chosen) as NonNullable<typeof activeDays>),
          })
        }
      />
      <DaySpan
        labels={{ since: t('list.since'), until: t('list.until') }}
        value={{ since, until }}
        onChange={view.set}
      />
      {hasFilters && (
        <ClearFilters
          onClear={() =>
            view.set({
              search: '',
              role: [],
              verification: [],
              presence: [],
              since: undefined,
              until: undefined,
              activeDays: undefined,
            })
          }
        />
      )}
    </>
  );
}
