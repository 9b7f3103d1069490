import { NativeSelect } from '@mantine/core';
import type { Mistake } from '@bac/contract/mistakes.ts';
import { sectionNames, skillFacts } from '@bac/exam/item/taxonomy.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { filterValues, ofState, skillsMissed, type Filters } from './filter-mistakes.ts';
import classes from './log-filters.module.css';

const chevron = <IconChevronDown size={18} aria-hidden />;

interface Props {
  filters: Filters;
  mistakes: Mistake[];
  /** What the other filters leave, in every state. */
  found: Mistake[];
  now: number;
  onChange: (change: Partial<Filters>) => void;
}

export function LogFilters({ filters, mistakes, found, now, onChange }: Props) {
  const { t } = useTranslation('error-log');
  const [language] = useLanguage();
  const causes = filterValues.cause.map((value) => ({
    value,
    label: value === 'all' ? t('filters.everyCause') : t(`cause.${value}`),
  }));
  const sections = filterValues.section.map((value) => ({
    value,
    label: value === 'all' ? t('filters.everySection') : sectionNames[value][language],
  }));
  const skills = skillsMissed(mistakes, filters.section).map((value) => ({
    value,
    label: skillFacts[value].name[language],
  }));
  return (
    <section className={classes.filters} aria-label={t('filters.label')}>
      <fieldset className={classes.states} aria-label={t('filters.state')}>
        {filterValues.state.map((state) => (
          <button
            key={state}
            type="button"
            className={classes.state}
            aria-pressed={filters.state === state}
            onClick={() => onChange({ state })}
          >
            {t(`state.${state}`)}{' '}
            <span className={classes.count}>{ofState(found, state, now).length}</span>
          </button>
        ))}
      </fieldset>
      <div className={classes.selects}>
        <NativeSelect
          rightSection={chevron}
          aria-label={t('filters.cause')}
          data={causes}
          value={filters.cause}
          onChange={({ target }) => onChange({ cause: target.value as Filters['cause'] })}
        />
        <NativeSelect
          rightSection={chevron}
          aria-label={t('filters.section')}
          data={sections}
          value={filters.section}
          // A skill belongs to one section only.
          onChange={({ target }) =>
            onChange({ section: target.value as Filters['section'], skill: 'all' })
          }
        />
        <NativeSelect
          rightSection={chevron}
          aria-label={t('filters.skill')}
          data={[{ value: 'all', label: t('filters.everySkill') }, ...skills]}
          value={filters.skill}
          onChange={({ target }) => onChange({ skill: target.value as Filters['skill'] })}
        />
      </div>
    </section>
  );
}
