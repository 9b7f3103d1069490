import type { Series } from '@bac/contract/console/dashboard.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SparkLine } from '../../ui/charts/spark-line.tsx';
import { NumberCell } from '../../ui/data/numbers/number-cell.tsx';
import { useFormat } from '../../ui/format/use-format.ts';

interface Props {
  label: string;
  /** What is counted day by day; a number of this moment has only a total. */
  series?: Series;
  total?: number;
  note: ReactNode;
  to: string;
}

export function NumberLink({ series, total = series?.total ?? 0, ...words }: Props) {
  const { t } = useTranslation('console/dashboard');
  const { number, shortDate } = useFormat();
  const best = series?.days.toSorted((one, other) => other.count - one.count)[0];
  return (
    <NumberCell {...words} value={number(total)}>
      {series && best && (
        <SparkLine
          values={series.days.map(({ count }) => count)}
          summary={t('spark', { day: shortDate(best.day), number: number(best.count) })}
        />
      )}
    </NumberCell>
  );
}
