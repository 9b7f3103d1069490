import { testKinds } from '@bac/contract/attempts/test-kinds.ts';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../api/use-query.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { ClearFilters } from '../../../ui/data/table/filters/clear-filters.tsx';
import { DaySpan } from '../../../ui/data/table/filters/day-span.tsx';
import { FilterMenu } from '../../../ui/data/table/filters/filter-menu.tsx';
import { ScoreFilter } from './score-filter.tsx';
import type { AttemptsView } from './use-attempts-list.ts';

export function AttemptFilters({ view }: { view: AttemptsView }) {
  const { t } = useTranslation('attempts/console');
  const [language] = useLanguage();
  const tests = useQuery('GET /tests', { isKept: true });
  const { kind, test, since, until, scoreFrom, scoreTo } = view.filters;
  const offered = (tests.data ?? []).map(({ id, name }) => ({ value: id, label: name[language] }));
  // A test that is no longer offered can still be filtered by.
  const options =
    test === undefined || offered.some(({ value }) => value === test)
      ? offered
      : [...offered, { value: test, label: test }];
  return (
    <>
      <FilterMenu
        label={t('column.kind')}
        options={testKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        chosen={kind}
        onChange={(chosen) => view.set({ kind: chosen })}
      />
      <FilterMenu
        label={t('column.test')}
        isSingle
        options={options}
        chosen={test === undefined ? [] : [test]}
        onChange={([chosen]) => view.set({ test: chosen })}
      />
      <ScoreFilter from={scoreFrom} to={scoreTo} onChange={(range) => view.set(range)} />
      <DaySpan
        labels={{ since: t('filter.since'), until: t('filter.until') }}
        value={{ since, until }}
        onChange={view.set}
      />
      {view.isFiltered('state') && <ClearFilters onClear={() => view.clear('state')} />}
    </>
  );
}
