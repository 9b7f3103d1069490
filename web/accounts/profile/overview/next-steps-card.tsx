import type { Profile } from '@bac/contract/accounts/profile.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { tabPath } from '../use-tab.ts';
import classes from './next-steps.module.css';

interface Props {
  profile: Profile;
  /** Nothing on the page is more urgent. */
  isFirst: boolean;
}

export function NextStepsCard({ profile, isFirst }: Props) {
  const { t } = useTranslation('accounts/profile');
  const steps = nextSteps(profile);
  return (
    <Card title={t('steps.title')}>
      {steps.length > 0 ? (
        <ol className={classes.steps}>
          {steps.map((step) => (
            <Step key={step} step={step} />
          ))}
        </ol>
      ) : (
        <EmptyState title={t('steps.done')} text={t('steps.doneText')} />
      )}
      <div className={classes.tests}>
        <LinkButton to="/tests" variant={isFirst ? 'filled' : 'default'} fullWidth>
          {t('steps.tests')}
        </LinkButton>
      </div>
    </Card>
  );
}

function Step({ step }: { step: NextStep }) {
  const { t } = useTranslation('accounts/profile');
  return (
    <li className={classes.step}>
      {/* The code is asked for by a dialog of its own, over whatever page is open. */}
      {step === 'verify' ? (
        <b>{t('steps.verify')}</b>
      ) : (
        <Link className={classes.name} to={tabPath('edit')}>
          {t(`steps.${step}`)}
        </Link>
      )}
      <span className={classes.why}>{t(`steps.${step}Text`)}</span>
    </li>
  );
}

type NextStep = 'verify' | 'goal' | 'testDate' | 'avatar' | 'address' | 'about';

/** What is still missing, the most useful first. */
function nextSteps(profile: Profile): NextStep[] {
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
