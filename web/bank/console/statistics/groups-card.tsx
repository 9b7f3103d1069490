import type { CalibrationGroup, WholeCalibration } from '@bac/contract/bank/statistics.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/layout/card.tsx';
import { DataTable, type Column } from '../../../ui/data/data-table.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { useStatisticFormat } from '../../../ui/format/use-statistic-format.ts';

/** The groups of attempts, each with a mean and a deviation of its own. */
export function GroupsCard({ summary }: Pick<WholeCalibration, 'summary'>) {
  const { t } = useTranslation('bank/console/statistics');
  const { number } = useFormat();
  const statistic = useStatisticFormat();
  const groups = summary?.groups ?? [];
  if (groups.length === 0) return null;
  const columns: Column<CalibrationGroup>[] = [
    {
      key: 'form',
      header: t('groups.form'),
      render: ({ form }) => form ?? t('groups.others'),
    },
    {
      key: 'wave',
      header: t('groups.wave'),
      isNumeric: true,
      render: ({ wave }) => (wave < 3 ? number(wave) : t('groups.later')),
    },
    {
      key: 'attempts',
      header: t('groups.attempts'),
      isNumeric: true,
      render: ({ attempts }) => number(attempts),
    },
    {
      key: 'mean',
      header: t('groups.mean'),
      isNumeric: true,
      render: ({ mean }) => statistic(mean),
    },
    {
      key: 'deviation',
      header: t('groups.deviation'),
      isNumeric: true,
      render: ({ deviation }) => statistic(deviation),
    },
  ];
  return (
    <Card title={t('groups.title')} titleLevel={2} isFlush>
      <DataTable
        caption={t('groups.title')}
        columns={columns}
        rows={groups}
        rowKey={({ form, wave }) => `${wave} ${form ?? ''}`}
      />
    </Card>
  );
}
