import { NativeSelect } from '@mantine/core';
import { domains, domainFacts, skillFacts, skills } from '@bac/exam/item/taxonomy.ts';
import { questionResults } from '@bac/exam/report/outcome.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { difficultyOrder } from './difficulty-order.ts';
import { countOf, filterRows, withToggled, type Filters } from './filter-rows.ts';
import { FilterPill } from './filter-pill.tsx';
import classes from './filters.module.css';
import type { DetailRow } from './rows.ts';
import type { Settings } from './settings.ts';
import { columns, firstOf, type ColumnName, type Sorting } from './sort-rows.ts';
import { useModuleName } from './use-module-name.ts';

const chevron = <IconChevronDown size={18} aria-hidden />;
const all = '';

interface Props {
  all: readonly DetailRow[];
  filters: Filters;
  /** Where the page has no column heads to press. */
  sorting?: Sorting;
  onChange: (change: Partial<Settings>) => void;
}

export function ResultFilters({ all: rows, filters, sorting, onChange }: Props) {
  const { t } = useTranslation('results/detailed');
  const [language] = useLanguage();
  const moduleName = useModuleName();
  const change = (changed: Partial<Filters>): void =>
    onChange({ filters: { ...filters, ...changed } });
  const modules = [...new Map(rows.map((row) => [row.module, row])).values()];
  const skillGroups = domains.flatMap((domain) => {
    const own = skills.filter(
      (skill) => skillFacts[skill].domain === domain && rows.some((row) => row.skill === skill),
    );
    const items = own.map((value) => ({ value, label: skillFacts[value].name[language] }));
    return items.length > 0 ? [{ group: domainFacts[domain].name[language], items }] : [];
  });
  return (
    <section className={classes.filters} aria-label={t('filters.label')}>
      <div className={classes.pills}>
        <fieldset className={classes.group} aria-label={t('filters.results')}>
          {questionResults.map((result) => (
            <FilterPill
              key={result}
              label={t(`result.${result}`)}
              count={countOf(rows, filters, result)}
              isOn={filters.results.includes(result)}
              onToggle={() => change({ results: withToggled(filters.results, result) })}
            />
          ))}
        </fieldset>
        <fieldset className={classes.group} aria-label={t('filters.more')}>
          <FilterPill
            label={t('marked')}
            count={filterRows(rows, { ...filters, isMarked: true }).length}
            isOn={filters.isMarked}
            onToggle={() => change({ isMarked: !filters.isMarked })}
          />
          <FilterPill
            label={t('slow')}
            count={filterRows(rows, { ...filters, isSlow: true }).length}
            isOn={filters.isSlow}
            onToggle={() => change({ isSlow: !filters.isSlow })}
          />
        </fieldset>
      </div>
      <div className={classes.selects}>
        {modules.length > 1 && (
          <NativeSelect
            rightSection={chevron}
            aria-label={t('filters.module')}
            data={[
              { value: all, label: t('filters.everyModule') },
              ...modules.map((row) => ({ value: String(row.module), label: moduleName(row) })),
            ]}
            value={filters.module === undefined ? all : String(filters.module)}
            onChange={({ target: { value } }) =>
              change({ module: value === all ? undefined : Number(value) })
            }
          />
        )}
        <NativeSelect
          rightSection={chevron}
          aria-label={t('filters.skill')}
          data={[{ value: all, label: t('filters.everySkill') }, ...skillGroups]}
          value={filters.skill ?? all}
          onChange={({ target: { value } }) =>
            change({ skill: skills.find((skill) => skill === value) })
          }
        />
        <NativeSelect
          rightSection={chevron}
          aria-label={t('filters.difficulty')}
          data={[
            { value: all, label: t('filters.everyDifficulty') },
            ...difficultyOrder.map((value) => ({ value, label: t(`difficulty.${value}`) })),
          ]}
          value={filters.difficulty ?? all}
          onChange={({ target: { value } }) =>
            change({ difficulty: difficultyOrder.find((each) => each === value) })
          }
        />
        {sorting && (
          <NativeSelect
            rightSection={chevron}
            aria-label={t('filters.sort')}
            data={columns.map((value) => ({ value, label: t(`sortBy.${value}`) }))}
            value={sorting.column}
            onChange={({ target: { value } }) =>
              onChange({ sorting: firstOf(value as ColumnName) })
            }
          />
        )}
      </div>
    </section>
  );
}
