import type { Dashboard, Series } from '@bac/contract/console/dashboard.ts';
import { useTranslation } from 'react-i18next';
import { Numbers } from '../../ui/data/numbers/numbers.tsx';
import { useFormat } from '../../ui/format/use-format.ts';
import { Change } from './change.tsx';
import { flaggedAddress } from './flagged-address.ts';
import { NumberLink } from './number-link.tsx';

interface Props {
  data: Dashboard;
  days: number;
}

/** The numbers of the window; each opens the list of what it counts. */
export function NumberStrip({ data, days }: Props) {
  const { t } = useTranslation('console/dashboard');
  const { number, percent } = useFormat();
  const reports = data.reported.total;
  const { attemptsStarted: started, attemptsCompleted: completed } = data;
  const compared = (series: Series) => <Change series={series} days={days} />;
  return (
    <Numbers columns={6}>
      <NumberLink
        label={t('number.signUps')}
        series={data.signUps}
        note={compared(data.signUps)}
        to={`/admin/users?since=${data.from}`}
      />
      <NumberLink
        label={t('number.activeStudents')}
        series={data.activeStudents}
        note={compared(data.activeStudents)}
        to={`/admin/users?role=student&activeDays=${days}`}
      />
      <NumberLink
        label={t('number.attemptsStarted')}
        series={started}
        note={compared(started)}
        to={`/admin/test-results?since=${data.from}`}
      />
      <NumberLink
        label={t('number.attemptsCompleted')}
        series={completed}
        note={
          // Tests begun before the window may end in it.
          completed.total > 0 && completed.total <= started.total
            ? t('ofStarted', { share: percent(completed.total / started.total, 1) })
            : compared(completed)
        }
        to={`/admin/test-results?state=completed&since=${data.from}`}
      />
      <NumberLink
        label={t('number.underWay')}
        total={data.underWay}
        note={t('rightNow')}
        to="/admin/test-results/live"
      />
      <NumberLink
        label={t('number.flagged')}
        total={data.flagged.total}
        note={t('reportsInDays', { count: reports, number: number(reports), days })}
        to={flaggedAddress}
      />
    </Numbers>
  );
}
