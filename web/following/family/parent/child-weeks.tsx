import type { Child } from '@bac/contract/following/family.ts';
import { useTranslation } from 'react-i18next';
import { BarChart } from '../../../ui/charts/bar-chart.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { useSpan } from '../use-span.ts';
import classes from './child.module.css';

/** Time in completed tests, week by week; this week is not over yet. */
export function ChildWeeks({ weeks }: { weeks: Child['weeks'] }) {
  const { t } = useTranslation('following/family');
  const format = useFormat();
  const span = useSpan();
  const minutes = weeks.at(-1)?.minutes ?? 0;
  const before = weeks.slice(0, -1).map((week) => week.minutes);
  const average = before.reduce((sum, one) => sum + one, 0) / Math.max(1, before.length);
  const said = { span: span(minutes), average: span(average) };
  const isUsual = average > 0;
  const kind =
    minutes > 0 ? (isUsual ? 'usual' : 'first') : isUsual ? ('quiet' as const) : ('none' as const);
  return (
    <section className={classes.part}>
      <h3 className={classes.title}>{t('weeks.title')}</h3>
      {kind !== 'none' && (
        <BarChart
          title={t('weeks.chart')}
          summary={t('weeks.summary', { count: weeks.length, minutes })}
          labelHeader={t('weeks.week')}
          total={t('weeks.minutes')}
          tone="leaf"
          bars={weeks.map((week, index) => ({
            label: format.shortDate(week.from),
            name: format.date(week.from),
            total: week.minutes,
            isOpen: index === weeks.length - 1,
          }))}
        />
      )}
      <p className={classes.sentence}>{t(`weeks.${kind}`, said)}</p>
    </section>
  );
}
