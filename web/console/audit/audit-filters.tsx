import type { AuditEntry } from '@bac/contract/console/audit.ts';
import { useTranslation } from 'react-i18next';
import { ClearFilters } from '../../ui/data/table/filters/clear-filters.tsx';
import { DaySpan } from '../../ui/data/table/filters/day-span.tsx';
import { FilterMenu } from '../../ui/data/table/filters/filter-menu.tsx';
import { actionGroups } from './action-groups.ts';
import type { AuditView } from './use-audit-list.ts';
import { useAuditLabels } from './use-audit-labels.ts';

interface Option {
  value: string;
  label: string;
}

/** Removes duplicate options and adds the chosen value if no row contains it. */
function withChosen(options: Option[], chosen: string): Option[] {
  const all = new Map(options.map((option) => [option.value, option]));
  if (chosen !== '' && !all.has(chosen)) all.set(chosen, { value: chosen, label: chosen });
  return [...all.values()];
}

const asList = (value: string): string[] => (value === '' ? [] : [value]);

/** Offers the people and subjects of the loaded rows; others can be found by searching. */
export function AuditFilters({ view, rows }: { view: AuditView; rows: AuditEntry[] }) {
  const { t } = useTranslation('console/audit');
  const labels = useAuditLabels();
  const { action, actor, subject, since, until } = view.filters;
  const actors = rows.flatMap((entry) =>
    entry.actor ? [{ value: entry.actor.id, label: labels.actor(entry) }] : [],
  );
  const subjects = rows.map((entry) => ({ value: entry.subject, label: labels.subject(entry) }));
  const groups = actionGroups.map((value) => ({ value, label: t(`group.${value}`) }));
  return (
    <>
      <FilterMenu
        label={t('filter.action')}
        isSingle
        options={withChosen(groups, action).map(({ value, label }) => ({
          value,
          label: label === value ? labels.action(value) : label,
        }))}
        chosen={asList(action)}
        onChange={([chosen = '']) => view.set({ action: chosen })}
      />
      <FilterMenu
        label={t('column.who')}
        isSingle
        options={withChosen(actors, actor)}
        chosen={asList(actor)}
        onChange={([chosen = '']) => view.set({ actor: chosen })}
      />
      <FilterMenu
        label={t('column.subject')}
        isSingle
        options={withChosen(subjects, subject)}
        chosen={asList(subject)}
        onChange={([chosen = '']) => view.set({ subject: chosen })}
      />
      <DaySpan
        labels={{ since: t('filter.since'), until: t('filter.until') }}
        value={{ since, until }}
        onChange={view.set}
      />
      {view.isFiltered() && <ClearFilters onClear={() => view.clear()} />}
    </>
  );
}
