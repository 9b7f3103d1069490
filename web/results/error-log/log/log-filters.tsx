import type { Mistake } from '@bac/contract/results/mistakes.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { FilterPill } from '../../../ui/forms/filters/filter-pill.tsx';
import classes from '../../../ui/forms/filters/filters.module.css';
import { PlainSelect } from '../../../ui/forms/plain-select.tsx';
import { sectionName } from '../../../item/structure-name.ts';
import { skillName } from '../../../item/taxonomy-name.ts';
import { filterValues, filterByState, skillsMissed, type Filters } from './filter-mistakes.ts';

interface Props {
  filters: Filters;
  mistakes: Mistake[];
  /** The mistakes that match all filters but the state. */
  found: Mistake[];
  now: number;
  onChange: (change: Partial<Filters>) => void;
}

export function LogFilters({ filters, mistakes, found, now, onChange }: Props) {
  const { t } = useTranslation('results/error-log');
  const { t: tQuestion } = useTranslation('item/question-words');
  const [language] = useLanguage();
  const causes = filterValues.cause.map((value) => ({
    value,
    label: value === 'all' ? t('filters.everyCause') : tQuestion(`cause.${value}`),
  }));
  const sections = filterValues.section.map((value) => ({
    value,
    label: value === 'all' ? t('filters.everySection') : sectionName(value)[language],
  }));
  const skills = skillsMissed(mistakes, filters.section).map((value) => ({
    value,
    label: skillName(value)[language],
  }));
  return (
    <section className={classes.filters} aria-label={t('filters.label')}>
      <fieldset className={classes.group} aria-label={t('filters.state')}>
        {filterValues.state.map((state) => (
          <FilterPill
            key={state}
            label={t(`state.${state}`)}
            count={filterByState(found, state, now).length}
            isOn={filters.state === state}
            onPress={() => onChange({ state })}
          />
        ))}
      </fieldset>
      <div className={classes.selects}>
        <PlainSelect
          label={t('filters.cause')}
          options={causes}
          value={filters.cause}
          onChange={(value) => onChange({ cause: value as Filters['cause'] })}
        />
        <PlainSelect
          label={t('filters.section')}
          options={sections}
          value={filters.section}
          // A skill belongs to one section only.
          onChange={(value) => onChange({ section: value as Filters['section'], skill: 'all' })}
        />
        <PlainSelect
          label={t('filters.skill')}
          options={[{ value: 'all', label: t('filters.everySkill') }, ...skills]}
          value={filters.skill}
          onChange={(value) => onChange({ skill: value as Filters['skill'] })}
        />
      </div>
    </section>
  );
}
