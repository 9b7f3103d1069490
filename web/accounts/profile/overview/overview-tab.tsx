import type { Profile } from '@bac/contract/accounts/profile.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useQuery } from '../../../api/use-query.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Medals } from '../achievements/medals.tsx';
import { EntryRow } from '../activity/entry-row.tsx';
import { HistoryCard } from '../history/history-card.tsx';
import { OfficialScoresCard } from '../official/official-scores-card.tsx';
import { tabPath } from '../use-tab.ts';
import { AboutCard } from './about-card.tsx';
import { NextStepsCard } from './next-steps-card.tsx';
import { Stack, Muted } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './overview.module.css';
import { ScoreSummaryCard } from './score-summary-card.tsx';
import { TrendCard } from './trend-card.tsx';
import shared from '../profile.module.css';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';

const entryCount = 8;

function RecentCard() {
  const { t } = useTranslation('accounts/profile');
  const recent = useQuery('GET /id/activity', { query: { limit: entryCount } });
  return (
    <Loaded reply={recent}>
      {(entries) => (
        <Card
          title={t('recent.title')}
          actions={
            <Link className={classes.link} to={tabPath('activity')}>
              {t('recent.all')}
            </Link>
          }
        >
          {entries.length === 0 && t('activity.empty')}
          <ul className={shared.lines}>
            {entries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} shows="date" />
            ))}
          </ul>
        </Card>
      )}
    </Loaded>
  );
}

export function OverviewTab({ profile }: { profile: Profile }) {
  const results = useQuery('GET /results');
  const { goalScore, testDate } = profile;
  // A person who has taken a test sees the results first; anybody else sees the next steps.
  const history = results.data?.attempts.length ? results.data : undefined;
  const validAttempts = (history?.attempts ?? []).filter(
    ({ invalidReason }) => invalidReason === null,
  );
  const steps = <NextStepsCard profile={profile} isFirst={results.data?.attempts.length === 0} />;
  return (
    <div className={classes.overview}>
      <Loaded reply={results} lines={8}>
        {() => <TrendCard attempts={validAttempts} goalScore={goalScore} testDate={testDate} />}
      </Loaded>
      <Stack gap={24} className={classes.side}>
        {history ? <ScoreSummaryCard history={{ ...history, attempts: validAttempts }} /> : steps}
        {history && <ReviewCard />}
      </Stack>
      {results.data && (
        <div className={classes.whole}>
          <HistoryCard attempts={results.data.attempts} />
        </div>
      )}
      {profile.role === 'student' && (
        <div className={classes.whole}>
          <OfficialScoresCard />
        </div>
      )}
      <div className={classes.whole}>
        <MedalsCard />
      </div>
      <Stack gap={24} className={classes.side}>
        <AboutCard profile={profile} />
        {history && steps}
      </Stack>
      <RecentCard />
    </div>
  );
}

function MedalsCard() {
  const { t } = useTranslation('accounts/profile');
  const achievements = useQuery('GET /id/achievements');
  return (
    <Loaded reply={achievements}>
      {(all) => (
        <Card
          title={t('achievements.title')}
          actions={
            <Link className={classes.link} to={tabPath('achievements')}>
              {t('achievements.all')}
            </Link>
          }
        >
          <Medals achievements={all} />
        </Card>
      )}
    </Loaded>
  );
}

/** Includes time to read the explanation. */
const minutesPerQuestion = 2;

/** The missed questions that are due today. The error log asks a few at a time; the minutes are for one such batch. */
function ReviewCard() {
  const { t } = useTranslation('accounts/profile');
  const format = useFormat();
  const review = useQuery('GET /mistakes/due');
  return (
    <Loaded reply={review} lines={3}>
      {({ due, questions, nextAt }) => (
        <Card title={due > 0 ? t('review.due', { count: due }) : t('review.none')}>
          <Stack>
            <Muted size="base">
              {due > 0
                ? t(due > questions.length ? 'review.some' : 'review.all', {
                    count: questions.length * minutesPerQuestion,
                    atOnce: questions.length,
                  })
                : nextAt
                  ? t('review.next', { date: format.homeDate(nextAt) })
                  : t('review.nothing')}
            </Muted>
            <LinkButton to="/error-log" variant={due > 0 ? 'filled' : 'default'} fullWidth>
              {due > 0 ? t('review.start') : t('review.open')}
            </LinkButton>
          </Stack>
        </Card>
      )}
    </Loaded>
  );
}
