import { VisuallyHidden } from '@mantine/core';
import type { Test } from '@bac/contract/attempts/tests.ts';
import { useTranslation } from 'react-i18next';
import { FilterPill } from '../../ui/forms/filters/filter-pill.tsx';
import classes from '../../ui/forms/filters/filters.module.css';
import { PlainSelect } from '../../ui/forms/plain-select.tsx';
import { filterValues, testsOfKind, type Filters } from './filter-tests.ts';

interface Props {
  filters: Filters;
  /** The tests of every kind that match the other filters, for the counts of the kinds. */
  found: Test[];
  /** The number of tests on the page. */
  visibleCount: number;
  /** A visitor has no status. */
  hasStatus: boolean;
  onChange: (change: Partial<Filters>) => void;
}

export function TestFilters({ filters, found, visibleCount, hasStatus, onChange }: Props) {
  const { t } = useTranslation('attempts/tests');
  const status = filterValues.status.map((value) => ({ value, label: t(`status.${value}`) }));
  const section = filterValues.section.map((value) => ({ value, label: t(`section.${value}`) }));
  const order = filterValues.order.map((value) => ({ value, label: t(`order.${value}`) }));
  return (
    <section className={classes.filters} aria-label={t('filters.label')}>
      <fieldset className={classes.group} aria-label={t('filters.kind')}>
        {filterValues.kind.map((kind) => (
          <FilterPill
            key={kind}
            label={t(`kind.${kind}`)}
            count={testsOfKind(found, kind).length}
            isOn={filters.kind === kind}
            onPress={() => onChange({ kind })}
          />
        ))}
      </fieldset>
      <div className={classes.selects}>
        {hasStatus && (
          <PlainSelect
            label={t('filters.status')}
            options={status}
            value={filters.status}
            onChange={(value) => onChange({ status: value as Filters['status'] })}
          />
        )}
        <PlainSelect
          label={t('filters.section')}
          options={section}
          value={filters.section}
          onChange={(value) => onChange({ section: value as Filters['section'] })}
        />
        <PlainSelect
          label={t('filters.order')}
          options={order}
          value={filters.order}
          onChange={(value) => onChange({ order: value as Filters['order'] })}
        />
      </div>
      <VisuallyHidden aria-live="polite">
        {t('filters.shown', { count: visibleCount })}
      </VisuallyHidden>
    </section>
  );
}
