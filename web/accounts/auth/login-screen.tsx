import { useDocumentTitle } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { signIn } from '../../api/auth-actions.ts';
import { useAuthState } from '../../api/auth-state.ts';
import { call, type Reply } from '../../api/client.ts';
import classes from './auth.module.css';
import { DemoAccounts } from './demo-accounts.tsx';
import { PasskeyButton } from './passkey/passkey-button.tsx';
import { usePasskey, usePasskeyAutofill } from './passkey/use-passkey.ts';
import { secondStepPath } from './second-step/second-step-path.ts';
import { SignInForm, type Credentials } from './sign-in-form.tsx';
import { isClosed, signInProblem } from './sign-in-problem.ts';
import { useDestination, useKeptState } from './use-destination.ts';

function useDemoAccounts(): Reply<'GET /demo/accounts'> {
  const [accounts, setAccounts] = useState<Reply<'GET /demo/accounts'>>([]);
  useEffect(() => {
    const leaving = new AbortController();
    // Without them the page is complete all the same, so failing to get them is nobody's concern.
    call('GET /demo/accounts', { signal: leaving.signal, quiet: true }).then(setAccounts, () => {});
    return () => leaving.abort();
  }, []);
  return accounts;
}

export function LoginScreen() {
  const { t } = useTranslation('accounts/auth');
  const { isAuthenticated, isLoading } = useAuthState();
  const [problem, setProblem] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const destination = useDestination();
  const kept = useKeptState();
  const navigate = useNavigate();
  const passkey = usePasskey({ isSecond: false });
  const demoAccounts = useDemoAccounts();
  // Whoever is signed in already is led on, and there is no field to offer one in.
  usePasskeyAutofill(setProblem, isAuthenticated);
  useDocumentTitle(t('title'));

  async function submit({ email, password }: Credentials): Promise<void> {
    setProblem(undefined);
    setRefused(false);
    passkey.forgetProblem();
    try {
      await signIn({ email, password });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'SECOND_STEP_NEEDED') {
        await navigate(secondStepPath, { state: kept });
      } else {
        setProblem(signInProblem(error, t));
        setRefused(isClosed(error));
      }
    }
  }

  if (isAuthenticated) return <Navigate to={destination} replace />;
  return (
    <>
      <h1 className={classes.headline}>{t('signInHeading')}</h1>
      <p className={classes.intro}>{t('welcomeBack')}</p>
      <SignInForm
        isBusy={isLoading}
        problem={problem ?? passkey.problem}
        isClosed={isRefused}
        onSubmit={submit}
      />
      {passkey.isOffered && (
        <div className={classes.passkey}>
          <PasskeyButton passkey={passkey}>{t('passkey.signIn')}</PasskeyButton>
        </div>
      )}
      <p className={classes.elsewhere}>
        <span>
          {t('noAccount')}{' '}
          <Link to="/auth/register" state={kept}>
            {t('register')}
          </Link>
        </span>
        <Link to="/auth/forgot-password">{t('forgot')}</Link>
      </p>
      <DemoAccounts accounts={demoAccounts} isBusy={isLoading} onChoose={submit} />
    </>
  );
}
