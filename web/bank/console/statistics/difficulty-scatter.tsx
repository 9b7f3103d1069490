import type { Proposal } from '@bac/contract/bank/statistics.ts';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../../ui/charts/chart-frame.tsx';
import { Legend } from '../../../ui/charts/legend.tsx';
import type { Column } from '../../../ui/data/data-table.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { useStatisticFormat } from '../../../ui/format/use-statistic-format.ts';
import { byChange, changeOf, isMarked } from './change-of.ts';
import { ScatterDrawing } from './scatter-drawing.tsx';

/** Plots the difficulty after against before: a question on the line keeps its difficulty. */
export function DifficultyScatter({ proposals }: { proposals: Proposal[] }) {
  const { t } = useTranslation('bank/console/statistics');
  const { number } = useFormat();
  const statistic = useStatisticFormat();
  const columns: Column<Proposal>[] = [
    { key: 'item', header: t('table.item'), render: ({ item }) => item },
    {
      key: 'before',
      header: t('scatter.before'),
      isNumeric: true,
      render: ({ before }) => statistic(before.b),
    },
    {
      key: 'after',
      header: t('scatter.after'),
      isNumeric: true,
      render: ({ after }) => statistic(after.b),
    },
    {
      key: 'change',
      header: t('scatter.change'),
      isNumeric: true,
      render: (proposal) => statistic(changeOf(proposal)),
    },
  ];
  const marked = proposals.filter(isMarked).length;
  return (
    <ChartFrame
      title={t('scatter.title')}
      legend={
        <Legend
          entries={[
            { mark: 'solid', label: t('scatter.marked') },
            { mark: 'pale', label: t('scatter.within') },
          ]}
        />
      }
      columns={columns}
      rows={byChange(proposals)}
      rowKey={({ item }) => item}
    >
      {(width) => (
        <ScatterDrawing
          width={width}
          proposals={proposals}
          summary={t('scatter.summary', {
            count: proposals.length,
            number: number(proposals.length),
            marked: number(marked),
          })}
          names={{ before: t('scatter.before'), after: t('scatter.after') }}
        />
      )}
    </ChartFrame>
  );
}
