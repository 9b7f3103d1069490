import { difficulties } from '@bac/exam/item/difficulties.ts';
import { domains, skillFacts, skills } from '@bac/exam/item/taxonomy.ts';
import { questionResults, type QuestionResult } from '@bac/exam/report/outcome.ts';
import { useTranslation } from 'react-i18next';
import { Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { FilterPill } from '../../../ui/forms/filters/filter-pill.tsx';
import filterClasses from '../../../ui/forms/filters/filters.module.css';
import { PlainSelect } from '../../../ui/forms/plain-select.tsx';
import { numberedModuleName } from '../../module-name.ts';
import { inTeamOrder, domainName, skillName } from '../../../item/taxonomy-name.ts';
import { countResult, filterRows, withToggled, type Filters } from './filter-rows.ts';
import classes from './filters.module.css';
import type { DetailRow } from './rows.ts';
import { columns, initialSorting, type ColumnName, type Sorting } from './sort-rows.ts';
import type { ChangeSettings } from '../use-detail-view.ts';

const all = '';

interface Props {
  all: readonly DetailRow[];
  filters: Filters;
  /** Present if there are no column headers to press. */
  sorting?: Sorting;
  onChange: ChangeSettings;
}

export function ResultFilters({ all: rows, filters, sorting, onChange }: Props) {
  const { t } = useTranslation('results/detailed');
  const { t: tQuestion } = useTranslation('item/question-words');
  const [language] = useLanguage();
  const change = (changed: Partial<Filters>): void =>
    onChange(({ filters: latest }) => ({ filters: { ...latest, ...changed } }));
  const toggle = (result: QuestionResult): void =>
    onChange(({ filters: latest }) => ({
      filters: { ...latest, results: withToggled(latest.results, result) },
    }));
  const modules = [...new Map(rows.map((row) => [row.module, row])).values()];
  const skillGroups = inTeamOrder(domains).flatMap((domain) => {
    const own = inTeamOrder(skills).filter(
      (skill) => skillFacts[skill].domain === domain && rows.some((row) => row.skill === skill),
    );
    const items = own.map((value) => ({ value, label: skillName(value)[language] }));
    return items.length > 0 ? [{ group: domainName(domain)[language], items }] : [];
  });
  return (
    <Stack as="section" gap={14} aria-label={t('filters.label')}>
      <Row align="stretch" className={classes.pills}>
        <fieldset className={filterClasses.group} aria-label={t('filters.results')}>
          {questionResults.map((result) => (
            <FilterPill
              key={result}
              label={tQuestion(`result.${result}`)}
              count={countResult(rows, filters, result)}
              isOn={filters.results.includes(result)}
              isOneOfSeveral
              onPress={() => toggle(result)}
            />
          ))}
        </fieldset>
        <fieldset className={filterClasses.group} aria-label={t('filters.more')}>
          <FilterPill
            label={t('marked')}
            count={filterRows(rows, { ...filters, isMarked: true }).length}
            isOn={filters.isMarked}
            isOneOfSeveral
            onPress={() => change({ isMarked: !filters.isMarked })}
          />
          <FilterPill
            label={t('slow')}
            count={filterRows(rows, { ...filters, isSlow: true }).length}
            isOn={filters.isSlow}
            isOneOfSeveral
            onPress={() => change({ isSlow: !filters.isSlow })}
          />
        </fieldset>
      </Row>
      <div className={`${filterClasses.selects} ${classes.selects}`}>
        {modules.length > 1 && (
          <PlainSelect
            label={t('filters.module')}
            options={[
              { value: all, label: t('filters.everyModule') },
              ...modules.map((row) => ({
                value: String(row.module),
                label: numberedModuleName(row, language),
              })),
            ]}
            value={filters.module === undefined ? all : String(filters.module)}
            onChange={(value) => change({ module: value === all ? undefined : Number(value) })}
          />
        )}
        <PlainSelect
          label={t('filters.skill')}
          options={[{ value: all, label: t('filters.everySkill') }, ...skillGroups]}
          value={filters.skill ?? all}
          onChange={(value) => change({ skill: skills.find((skill) => skill === value) })}
        />
        <PlainSelect
          label={t('filters.difficulty')}
          options={[
            { value: all, label: t('filters.everyDifficulty') },
            ...difficulties.map((value) => ({ value, label: tQuestion(`difficulty.${value}`) })),
          ]}
          value={filters.difficulty ?? all}
          onChange={(value) => change({ difficulty: difficulties.find((each) => each === value) })}
        />
        {sorting && (
          <PlainSelect
            label={t('filters.sort')}
            options={columns.map((value) => ({ value, label: t(`sortBy.${value}`) }))}
            value={sorting.column}
            onChange={(value) => onChange({ sorting: initialSorting(value as ColumnName) })}
          />
        )}
      </div>
    </Stack>
  );
}
