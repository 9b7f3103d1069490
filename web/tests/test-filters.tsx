import { NativeSelect, VisuallyHidden } from '@mantine/core';
import type { Test } from '@bac/contract/tests.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { filterValues, ofKind, type Filters } from './filter-tests.ts';
import classes from './test-filters.module.css';

const chevron = <IconChevronDown size={18} aria-hidden />;

interface Props {
  filters: Filters;
  /** What the other filters leave, of every kind: the counts beside the kinds. */
  found: Test[];
  /** How many are on the page now. */
  shown: number;
  /** A visitor has no status. */
  hasStatus: boolean;
  onChange: (change: Partial<Filters>) => void;
}

export function TestFilters({ filters, found, shown, hasStatus, onChange }: Props) {
  const { t } = useTranslation('tests');
  const status = filterValues.status.map((value) => ({ value, label: t(`status.${value}`) }));
  const section = filterValues.section.map((value) => ({ value, label: t(`section.${value}`) }));
  const order = filterValues.order.map((value) => ({ value, label: t(`order.${value}`) }));
  return (
    <section className={classes.filters} aria-label={t('filters.label')}>
      <fieldset className={classes.kinds} aria-label={t('filters.kind')}>
        {filterValues.kind.map((kind) => (
          <button
            key={kind}
            type="button"
            className={classes.kind}
            aria-pressed={filters.kind === kind}
            onClick={() => onChange({ kind })}
          >
            {t(`kind.${kind}`)} <span className={classes.count}>{ofKind(found, kind).length}</span>
          </button>
        ))}
      </fieldset>
      <div className={classes.selects}>
        {hasStatus && (
          <NativeSelect
            rightSection={chevron}
            aria-label={t('filters.status')}
            data={status}
            value={filters.status}
            onChange={({ target }) => onChange({ status: target.value as Filters['status'] })}
          />
        )}
        <NativeSelect
          rightSection={chevron}
          aria-label={t('filters.section')}
          data={section}
          value={filters.section}
          onChange={({ target }) => onChange({ section: target.value as Filters['section'] })}
        />
        <NativeSelect
          rightSection={chevron}
          aria-label={t('filters.order')}
          data={order}
          value={filters.order}
          onChange={({ target }) => onChange({ order: target.value as Filters['order'] })}
        />
      </div>
      <VisuallyHidden aria-live="polite">{t('filters.shown', { count: shown })}</VisuallyHidden>
    </section>
  );
}
