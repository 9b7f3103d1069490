import type { Series } from '@bac/contract/dashboard.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SparkLine } from '../../ui/charts/spark-line.tsx';
import { useFormat } from '../../ui/use-format.ts';
import classes from './dashboard.module.css';

interface Props {
  label: string;
  /** What is counted day by day; a number of this moment has only a total. */
  series?: Series;
  total?: number;
  note: ReactNode;
  to: string;
}

export function NumberLink({ label, series, total = series?.total ?? 0, note, to }: Props) {
  const { t } = useTranslation('admin/dashboard');
  const { number, shortDate } = useFormat();
  const best = series?.days.toSorted((one, other) => other.count - one.count)[0];
  return (
    <li>
      <Link className={classes.number ?? ''} to={to}>
        <span className={classes.numberLabel}>{label}</span>
        <strong className={classes.numberValue}>{number(total)}</strong>
        {series && best && (
          <SparkLine
            values={series.days.map(({ count }) => count)}
            summary={t('spark', { day: shortDate(best.day), number: number(best.count) })}
          />
        )}
        <span className={classes.numberNote}>{note}</span>
      </Link>
    </li>
  );
}
