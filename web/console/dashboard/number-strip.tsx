import type { Dashboard, Series } from '@bac/contract/console/dashboard.ts';
import { VisuallyHidden } from '@mantine/core';
import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Row } from '../../ui/layout/boxes/boxes.tsx';
import { SparkLine } from '../../ui/charts/spark-line.tsx';
import { NumberCell } from '../../ui/data/numbers/number-cell.tsx';
import { Numbers } from '../../ui/data/numbers/numbers.tsx';
import { useFormat } from '../../ui/format/use-format.ts';
import { relativeChange } from './relative-change.ts';
import classes from './dashboard.module.css';
import { flaggedPath } from './flagged-path.ts';

/** A rise is good, a fall needs attention; the arrow and the text say the same without color. */
const directions = {
  more: { tone: 'leaf', Icon: IconArrowUpRight },
  fewer: { tone: 'turmeric', Icon: IconArrowDownRight },
  same: { tone: 'neutral', Icon: IconArrowRight },
} as const;

function Change({ series, days }: { series: Series; days: number }) {
  const { t } = useTranslation('console/dashboard');
  const { percent } = useFormat();
  const change = relativeChange(series);
  if (change === undefined) return t('noneBefore', { count: days });
  const direction = change > 0 ? 'more' : change < 0 ? 'fewer' : 'same';
  const { tone, Icon } = directions[direction];
  return (
    <Row as="span" isOneLine gap={4} className={classes.change} data-tone={tone}>
      <Icon size={15} aria-hidden />
      {percent(Math.abs(change), 1)}
      <VisuallyHidden>{t(`compared.${direction}`, { count: days })}</VisuallyHidden>
    </Row>
  );
}

interface Props {
  data: Dashboard;
  days: number;
}

/** The numbers of the window; each links to the list of what it counts. */
export function NumberStrip({ data, days }: Props) {
  const { t } = useTranslation('console/dashboard');
  const { number, percent } = useFormat();
  const reports = data.reported.total;
  const { attemptsStarted: started, attemptsCompleted: completed } = data;
  const comparison = (series: Series) => <Change series={series} days={days} />;
  return (
    <Numbers columns={6}>
      <NumberLink
        label={t('number.signUps')}
        series={data.signUps}
        note={comparison(data.signUps)}
        to={`/admin/users?since=${data.from}`}
      />
      <NumberLink
        label={t('number.activeStudents')}
        series={data.activeStudents}
        note={comparison(data.activeStudents)}
        to={`/admin/users?role=student&activeDays=${days}`}
      />
      <NumberLink
        label={t('number.attemptsStarted')}
        series={started}
        note={comparison(started)}
        to={`/admin/test-results?since=${data.from}`}
      />
      <NumberLink
        label={t('number.attemptsCompleted')}
        series={completed}
        note={
          // Tests started before the window may be completed in it.
          completed.total > 0 && completed.total <= started.total
            ? t('ofStarted', { share: percent(completed.total / started.total, 1) })
            : comparison(completed)
        }
        to={`/admin/test-results?state=completed&since=${data.from}`}
      />
      <NumberLink
        label={t('number.underWay')}
        total={data.attemptsInProgress}
        note={t('rightNow')}
        to="/admin/test-results/live"
      />
      <NumberLink
        label={t('number.flagged')}
        total={data.flagged.total}
        note={t('reportsInDays', { count: reports, number: number(reports), days })}
        to={flaggedPath}
      />
    </Numbers>
  );
}

interface NumberLinkProps {
  label: string;
  /** The counts by day; a current number has only a total. */
  series?: Series;
  total?: number;
  note: ReactNode;
  to: string;
}

function NumberLink({ series, total = series?.total ?? 0, ...props }: NumberLinkProps) {
  const { t } = useTranslation('console/dashboard');
  const { number, shortDate } = useFormat();
  const best = series?.days.toSorted((one, other) => other.count - one.count)[0];
  return (
    <NumberCell {...props} value={number(total)}>
      {series && best && (
        <SparkLine
          values={series.days.map(({ count }) => count)}
          summary={t('spark', { day: shortDate(best.day), number: number(best.count) })}
        />
      )}
    </NumberCell>
  );
}
