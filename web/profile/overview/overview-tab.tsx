import type { Profile } from '@bac/contract/profile.ts';
import { AboutCard } from './about-card.tsx';
import { GoalCard } from './goal-card.tsx';
import { MedalsCard } from './medals-card.tsx';
import { NextStepsCard } from './next-steps-card.tsx';
import classes from './overview.module.css';
import { RecentCard } from './recent-card.tsx';

export function OverviewTab({ profile }: { profile: Profile }) {
  return (
    <div className={classes.overview}>
      <GoalCard goalScore={profile.goalScore} testDate={profile.testDate} />
      <NextStepsCard profile={profile} />
      <div className={classes.whole}>
        <MedalsCard />
      </div>
      <AboutCard profile={profile} />
      <RecentCard />
    </div>
  );
}
