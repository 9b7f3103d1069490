import type { Profile } from '@bac/contract/accounts/profile.ts';

export type NextStep = 'verify' | 'goal' | 'testDate' | 'avatar' | 'address' | 'about';

/** What is still missing, the most useful first. */
export function nextSteps(profile: Profile): NextStep[] {
  const isMissing: Record<NextStep, boolean> = {
    verify: profile.verification !== 'verified',
    goal: profile.goalScore === null,
    testDate: profile.testDate === null,
    address: profile.ward === '',
    about: profile.bio === '',
    avatar: profile.avatar === null,
  };
  return (Object.keys(isMissing) as NextStep[]).filter((step) => isMissing[step]);
}
