import { difficulties } from '@bac/exam/item/difficulties.ts';
import { itemFlags } from '@bac/contract/bank/item-flags.ts';
import { responseKinds } from '@bac/exam/item/response-kinds.ts';
import { sections } from '@bac/exam/item/section.ts';
import { domainFacts, domains, skillFacts, skills } from '@bac/exam/item/taxonomy.ts';
import { useTranslation } from 'react-i18next';
import { ClearFilters } from '../../../../ui/data/table/filters/clear-filters.tsx';
import { FilterMenu } from '../../../../ui/data/table/filters/filter-menu.tsx';
import type { TaxonomyNames } from '../use-taxonomy-names.ts';
import type { QuestionsView } from './use-questions-list.ts';

interface Props {
  view: Pick<QuestionsView, 'filters' | 'set' | 'isFiltered' | 'clear'>;
  names: TaxonomyNames;
}

export function QuestionFilters({ view, names }: Props) {
  const { t } = useTranslation('bank/console/items');
  const { section, domain, skill, type, difficulty, kind, flag } = view.filters;
  // A filter narrows the options of those below it.
  const offeredDomains = domains.filter(
    (one) => section.length === 0 || section.includes(domainFacts[one].section),
  );
  const offeredSkills = skills.filter((one) => {
    const under = skillFacts[one].domain;
    return domain.length === 0 ? offeredDomains.includes(under) : domain.includes(under);
  });
  const offeredTypes = names.types.filter((one) => skill.length === 0 || skill.includes(one.skill));
  return (
    <>
      <FilterMenu
        label={t('filter.section')}
        options={sections.map((value) => ({ value, label: names.section(value) }))}
        chosen={section}
        onChange={(chosen) => view.set({ section: chosen, domain: [], skill: [] })}
      />
      <FilterMenu
        label={t('filter.domain')}
        options={offeredDomains.map((value) => ({ value, label: names.domain(value) }))}
        chosen={domain}
        onChange={(chosen) => view.set({ domain: chosen, skill: [] })}
      />
      <FilterMenu
        label={t('filter.skill')}
        options={offeredSkills.map((value) => ({ value, label: names.skill(value) }))}
        chosen={skill}
        onChange={(chosen) => view.set({ skill: chosen })}
      />
      {(offeredTypes.length > 0 || type !== '') && (
        <FilterMenu
          label={t('filter.type')}
          isSingle
          options={offeredTypes.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={type === '' ? [] : [type]}
          onChange={([chosen = '']) => view.set({ type: chosen })}
        />
      )}
      <FilterMenu
        label={t('filter.difficulty')}
        options={difficulties.map((value) => ({ value, label: t(`difficulty.${value}`) }))}
        chosen={difficulty}
        onChange={(chosen) => view.set({ difficulty: chosen })}
      />
      <FilterMenu
        label={t('filter.kind')}
        options={responseKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        chosen={kind}
        onChange={(chosen) => view.set({ kind: chosen })}
      />
      <FilterMenu
        label={t('filter.flag')}
        options={itemFlags.map((value) => ({ value, label: t(`flag.${value}`) }))}
        chosen={flag}
        onChange={(chosen) => view.set({ flag: chosen })}
      />
      {view.isFiltered('status') && <ClearFilters onClear={() => view.clear('status')} />}
    </>
  );
}
