import type { Profile } from '@bac/contract/accounts/profile.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { tabPath } from '../use-tab.ts';
import { Muted, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './next-steps.module.css';

interface Props {
  profile: Profile;
  /** Whether the link to the tests is the primary action of the page. */
  isFirst: boolean;
}

export function NextStepsCard({ profile, isFirst }: Props) {
  const { t } = useTranslation('accounts/profile');
  const steps = nextSteps(profile);
  return (
    <Card title={t('steps.title')}>
      <Stack gap={20}>
        {steps.length > 0 ? (
          <Stack as="ol" gap={14} className={classes.steps}>
            {steps.map((step) => (
              <Step key={step} step={step} />
            ))}
          </Stack>
        ) : (
          <EmptyState title={t('steps.done')} text={t('steps.doneText')} />
        )}
        <LinkButton to="/tests" variant={isFirst ? 'filled' : 'default'} fullWidth>
          {t('steps.tests')}
        </LinkButton>
      </Stack>
    </Card>
  );
}

function Step({ step }: { step: NextStep }) {
  const { t } = useTranslation('accounts/profile');
  return (
    <li className={classes.step}>
      {/* No link: the verification dialog opens on every page by itself. */}
      {step === 'verify' ? (
        <b>{t('steps.verify')}</b>
      ) : (
        <Link className={classes.name} to={tabPath('edit')}>
          {t(`steps.${step}`)}
        </Link>
      )}
      <Muted as="span">{t(`steps.${step}Text`)}</Muted>
    </li>
  );
}

type NextStep = 'verify' | 'goal' | 'testDate' | 'avatar' | 'address' | 'about';

/** The profile details that are still missing, the most useful first. */
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
