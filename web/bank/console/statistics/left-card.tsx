import type { LeftItem } from '@bac/contract/bank/statistics.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../../ui/layout/card.tsx';
import { DataTable, type Column } from '../../../ui/data/data-table.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import classes from './statistics.module.css';

/** The questions that keep their values, each with the reason. */
export function LeftCard({ left }: { left: LeftItem[] }) {
  const { t } = useTranslation('bank/console/statistics');
  const { number } = useFormat();
  if (left.length === 0) return null;
  const columns: Column<LeftItem>[] = [
    {
      key: 'item',
      header: t('table.item'),
      render: ({ item }) => (
        <Link className={classes.link ?? ''} to={`/admin/questions/${item}`}>
          {item}
        </Link>
      ),
    },
    {
      key: 'answers',
      header: t('table.answers'),
      isNumeric: true,
      render: ({ answers }) => number(answers),
    },
    { key: 'reason', header: t('left.reason'), render: ({ reason }) => t(`left.${reason}`) },
  ];
  return (
    <Card title={t('left.title')} titleLevel={2} isFlush>
      <DataTable
        caption={t('left.title')}
        columns={columns}
        rows={left.toSorted((one, other) => one.reason.localeCompare(other.reason))}
        rowKey={({ item }) => item}
      />
    </Card>
  );
}
