import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { useAuthState } from '../../../api/auth-state.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingState } from '../../../ui/feedback/loading-state.tsx';
import classes from '../auth.module.css';
import { useDestination } from '../use-destination.ts';
import { StepExpired } from './step-expired.tsx';
import { StepWays } from './step-ways.tsx';
import { useSecondStep } from './use-second-step.ts';

/** After the password, for an account that asks for more. */
export function SecondStepScreen() {
  const { t } = useTranslation('accounts/auth');
  const { isAuthenticated } = useAuthState();
  const destination = useDestination();
  const second = useSecondStep();
  useDocumentTitle(t('step.title'));

  if (isAuthenticated) return <Navigate to={destination} replace />;
  if (second.isExpired) return <StepExpired />;
  return (
    <>
      <h1 className={classes.headline}>{t('step.heading')}</h1>
      {second.step && <StepWays step={second.step} second={second} />}
      {!second.step && !second.failure && <LoadingState />}
      {second.failure && <ErrorState message={second.failure} onRetry={second.retry} />}
    </>
  );
}
