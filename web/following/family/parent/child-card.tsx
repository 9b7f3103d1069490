import type { Child } from '@bac/contract/following/family.ts';
import { IconArrowRight } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Muted, Panel, Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { Avatar } from '../../../ui/brand/avatar.tsx';
import { BarChart } from '../../../ui/charts/bar-chart.tsx';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { useSpan } from '../use-span.ts';
import { AgreeForm } from './agree-form.tsx';
import { ChildFoot } from './child-foot.tsx';
import { ChildNext } from './child-next.tsx';
import { ChildResult } from './child-result.tsx';
import { ChildTrend } from './child-trend.tsx';
import classes from './child.module.css';

/** How one child is doing: what the last test means, what comes next, and the trend. */
export function ChildCard({ child }: { child: Child }) {
  const { name } = child.student;
  const titleId = useId();
  const { isNeeded, record: consent } = child.consent;
  const isClosed = isNeeded && consent === null;
  return (
    <Panel as="section" gap={0} className={classes.card} aria-labelledby={titleId}>
      <Row as="header" gap={12} className={classes.head}>
        <Avatar fullName={name} username="" avatar={null} size={48} />
        <h2 id={titleId} className={classes.name}>
          {name}
        </h2>
        {!isClosed && <GoalAndLink child={child} />}
      </Row>
      {isClosed ? (
        <AgreeForm student={child.student} />
      ) : (
        <div className={classes.columns}>
          <Stack gap={40} className={classes.stack}>
            <ChildResult child={child} />
            <ChildTrend child={child} />
          </Stack>
          <Stack gap={40} className={classes.stack}>
            <ChildNext child={child} />
            <ChildWeeks weeks={child.weeks} />
          </Stack>
        </div>
      )}
      <ChildFoot child={child} />
    </Panel>
  );
}

function GoalAndLink({ child: { student, goal, running } }: { child: Child }) {
  const { t } = useTranslation('following/family');
  return (
    <>
      {goal.score !== null && <Chip tone="indigo">{t('child.goal', { score: goal.score })}</Chip>}
      {running && <Chip tone="leaf">{t('child.sitting')}</Chip>}
      <Link
        className={classes.all}
        to={`/family/${student.id}`}
        aria-label={t('child.allOf', { name: student.name })}
      >
        {t('child.all')}
        <IconArrowRight size={18} aria-hidden />
      </Link>
    </>
  );
}

/** The time in completed tests per week; the current week is not over yet. */
function ChildWeeks({ weeks }: { weeks: Child['weeks'] }) {
  const { t } = useTranslation('following/family');
  const format = useFormat();
  const span = useSpan();
  const minutes = weeks.at(-1)?.minutes ?? 0;
  const before = weeks.slice(0, -1).map((week) => week.minutes);
  const average = before.reduce((sum, one) => sum + one, 0) / Math.max(1, before.length);
  const values = { span: span(minutes), average: span(average) };
  const isUsual = average > 0;
  const kind =
    minutes > 0 ? (isUsual ? 'usual' : 'first') : isUsual ? ('quiet' as const) : ('none' as const);
  return (
    <section>
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
      <Muted size="base" className={classes.sentence}>
        {t(`weeks.${kind}`, values)}
      </Muted>
    </section>
  );
}
