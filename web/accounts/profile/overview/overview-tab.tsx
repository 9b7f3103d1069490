import type { Profile } from '@bac/contract/accounts/profile.ts';
import { useReply } from '../../../api/use-reply.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { HistoryCard } from '../history/history-card.tsx';
import { AboutCard } from './about-card.tsx';
import { MedalsCard } from './medals-card.tsx';
import { NextStepsCard } from './next-steps-card.tsx';
import classes from './overview.module.css';
import { RecentCard } from './recent-card.tsx';
import { ReviewCard } from './review-card.tsx';
import { SoFarCard } from './so-far-card.tsx';
import { TrendCard } from './trend-card.tsx';

export function OverviewTab({ profile }: { profile: Profile }) {
  const results = useReply('GET /results');
  const { goalScore, testDate } = profile;
  // Whoever has sat a test sees how it went first; before that, the way in.
  const history = results.data?.attempts.length ? results.data : undefined;
  const counting = (history?.attempts ?? []).filter(({ invalidReason }) => invalidReason === null);
  const steps = <NextStepsCard profile={profile} isFirst={results.data?.attempts.length === 0} />;
  return (
    <div className={classes.overview}>
      <Loaded reply={results} lines={8}>
        {() => <TrendCard attempts={counting} goalScore={goalScore} testDate={testDate} />}
      </Loaded>
      <div className={classes.side}>
        {history ? <SoFarCard history={{ ...history, attempts: counting }} /> : steps}
        {history && <ReviewCard />}
      </div>
      {results.data && (
        <div className={classes.whole}>
          <HistoryCard attempts={results.data.attempts} />
        </div>
      )}
      <div className={classes.whole}>
        <MedalsCard />
      </div>
      <div className={classes.side}>
        <AboutCard profile={profile} />
        {history && steps}
      </div>
      <RecentCard />
    </div>
  );
}
