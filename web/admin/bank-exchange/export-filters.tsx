import { sectionNames, sections } from '@bac/exam/item/section.ts';
import { domainFacts, domains, skillFacts, skills } from '@bac/exam/item/taxonomy.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { ClearFilters } from '../../ui/table/clear-filters.tsx';
import controls from '../../ui/controls.module.css';
import { FilterMenu } from '../../ui/table/filter-menu.tsx';
import classes from './exchange.module.css';
import { difficulties, itemStates, responseKinds } from './kinds.ts';
import type { ExportView } from './use-export-view.ts';

/** The filters most exports are cut by; what else the address of the list brought along is said in words. */
export function ExportFilters({ view }: { view: ExportView }) {
  const { t } = useTranslation('admin/bank-exchange');
  const [language] = useLanguage();
  const { status, section, domain, skill, difficulty, kind, type, flagged, flag, gaps } =
    view.filters;
  const offered = domains.filter(
    (one) => section.length === 0 || section.includes(domainFacts[one].section),
  );
  const others = [
    view.search !== '' && t('filter.search', { words: view.search }),
    type !== '' && t('filter.type', { type }),
    (flagged || flag.length > 0) && t('filter.flagged'),
    gaps && t('filter.gaps'),
  ].filter((words) => words !== false);
  return (
    <div className={classes.stack}>
      <fieldset className={classes.filters}>
        <legend className={controls.label}>{t('export.which')}</legend>
        <FilterMenu
          label={t('filter.status')}
          options={itemStates.map((value) => ({ value, label: t(`state.${value}`) }))}
          chosen={status}
          onChange={(chosen) => view.set({ status: chosen })}
        />
        <FilterMenu
          label={t('filter.section')}
          options={sections.map((value) => ({ value, label: sectionNames[value][language] }))}
          chosen={section}
          onChange={(chosen) => view.set({ section: chosen, domain: [], skill: [] })}
        />
        <FilterMenu
          label={t('filter.domain')}
          options={offered.map((value) => ({ value, label: domainFacts[value].name[language] }))}
          chosen={domain}
          onChange={(chosen) => view.set({ domain: chosen, skill: [] })}
        />
        <FilterMenu
          label={t('filter.skill')}
          options={skills
            .filter((one) =>
              (domain.length > 0 ? domain : offered).includes(skillFacts[one].domain),
            )
            .map((value) => ({ value, label: skillFacts[value].name[language] }))}
          chosen={skill}
          onChange={(chosen) => view.set({ skill: chosen })}
        />
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
        {(view.isFiltered || view.ids.length > 0) && <ClearFilters onClear={view.clear} />}
      </fieldset>
      {view.ids.length > 0 && (
        <p className={classes.note}>{t('export.chosen', { count: view.ids.length })}</p>
      )}
      {others.length > 0 && <p className={classes.note}>{others.join(' · ')}</p>}
    </div>
  );
}
