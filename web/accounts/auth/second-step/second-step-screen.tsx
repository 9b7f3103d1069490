import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { useAuthState } from '../../../api/auth-state.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingState } from '../../../ui/feedback/loading-state.tsx';
import classes from '../auth.module.css';
import { ViewHeading } from '../recover/view-heading.tsx';
import { useDestination } from '../use-destination.ts';
import { StepWays } from './step-ways.tsx';
import { useSecondStep } from './use-second-step.ts';

/** The page after the password, for an account with two-step verification. */
export function SecondStepScreen() {
  const { t } = useTranslation('accounts/auth');
  const { isAuthenticated } = useAuthState();
  const destination = useDestination();
  const secondStep = useSecondStep();
  useDocumentTitle(t('step.title'));

  if (isAuthenticated) return <Navigate to={destination} replace />;
  if (secondStep.isExpired) return <StepExpired />;
  return (
    <>
      <h1 className={classes.headline}>{t('step.heading')}</h1>
      {secondStep.step && <StepWays step={secondStep.step} secondStep={secondStep} />}
      {!secondStep.step && !secondStep.failure && <LoadingState />}
      {secondStep.failure && <ErrorState message={secondStep.failure} onRetry={secondStep.retry} />}
    </>
  );
}

/** Also shown to somebody who comes here without having entered a password. */
function StepExpired() {
  const { t } = useTranslation('accounts/auth');
  return (
    <>
      <ViewHeading>{t('step.expired')}</ViewHeading>
      <p className={classes.intro}>{t('step.expiredText')}</p>
      <div className={classes.form}>
        <LinkButton to="/auth/login" size="md" fullWidth>
          {t('step.toLogin')}
        </LinkButton>
      </div>
    </>
  );
}
