import type { ReadyReport } from '@bac/contract/results/results.ts';
import { goalState } from '@bac/exam/report/score-change.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import overview from '../overview.module.css';
import links from '../../links.module.css';
import { Muted, Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { useQuery } from '../../../api/use-query.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import classes from './goal-section.module.css';
import { ThresholdList } from './threshold-list.tsx';

interface Props {
  report: ReadyReport;
  total: NonNullable<ReadyReport['total']>;
}

/** The student's goal and the thresholds of universities. A reader of a shared link sees only the thresholds. */
export function GoalSection({ report, total }: Props) {
  const { t } = useTranslation('results');
  const thresholds = useQuery('GET /admission-thresholds');
  const { goal, isOwn } = report;
  return (
    <Stack as="section" className={overview.filled} aria-labelledby="goal">
      <SectionTitle
        id="goal"
        title={t(isOwn ? 'goal.title' : 'goal.plainTitle')}
        actions={
          isOwn && (
            <Link className={links.link} data-quiet to="/profile?tab=edit">
              {t(goal ? 'goal.change' : 'goal.set')}
            </Link>
          )
        }
      />
      <div className={classes.night}>
        {isOwn && <GoalLine goal={goal} total={total} />}
        <Loaded reply={thresholds} lines={5} isInCard>
          {(list) => <ThresholdList thresholds={list} total={total} />}
        </Loaded>
      </div>
    </Stack>
  );
}

interface GoalLineProps {
  goal: ReadyReport['goal'];
  total: Props['total'];
}

function GoalLine({ goal, total }: GoalLineProps) {
  const { t } = useTranslation('results');
  const format = useFormat();
  if (!goal) {
    return (
      <div className={classes.goal}>
        <Muted size="base">
          <strong>{t('goal.none')}</strong>
        </Muted>
        <Muted size="base">{t('goal.noneText')}</Muted>
      </div>
    );
  }
  const { testDate } = goal;
  const state = goalState(total, goal.score);
  return (
    <div className={classes.goal}>
      <Muted size="base">
        {testDate ? t('goal.by', { date: format.date(testDate) }) : t('goal.own')}
      </Muted>
      <Row justify="between">
        <p className={classes.goalScore}>{goal.score}</p>
        <span className={classes.toGo}>
          {state === 'open'
            ? t('goal.toGo', { points: goal.score - total.score })
            : t(`goal.${state}`)}
        </span>
      </Row>
    </div>
  );
}
