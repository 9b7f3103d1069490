import type { Analytics } from '@bac/contract/console/dashboard.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { Card } from '../../ui/layout/card.tsx';
import { DataTable, type Column } from '../../ui/data/data-table.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useFormat } from '../../ui/format/use-format.ts';

type Test = Analytics['tests'][number];

export function TestsCard({ tests }: { tests: Test[] }) {
  const { t } = useTranslation('console/analytics');
  const [language] = useLanguage();
  const { number, percent } = useFormat();
  const figure = (key: string, header: string, render: Column<Test>['render']): Column<Test> => ({
    key,
    header,
    isNumeric: true,
    render,
  });
  const perhaps = (value: number | null): string => (value === null ? '–' : number(value));
  return (
    <Card title={t('tests.title')} isFlush>
      <DataTable
        caption={t('tests.caption')}
        columns={[
          { key: 'name', header: t('tests.name'), render: ({ name }) => name[language] },
          figure('started', t('tests.started'), ({ started }) => number(started)),
          figure('completed', t('tests.completed'), ({ completed }) => number(completed)),
          figure('share', t('tests.share'), ({ started, completed }) =>
            percent(started === 0 ? 0 : completed / started),
          ),
          figure('minutes', t('tests.minutes'), ({ medianMinutes }) => perhaps(medianMinutes)),
          figure('score', t('tests.score'), ({ medianScore }) =>
            medianScore === null ? '–' : String(medianScore),
          ),
        ]}
        rows={tests}
        rowKey={({ test }) => test}
        empty={<EmptyState title={t('tests.none')} />}
      />
    </Card>
  );
}
