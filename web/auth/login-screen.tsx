import { useDocumentTitle } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router';
import { signIn } from '../api/auth-actions.ts';
import { useAuthState } from '../api/auth-state.ts';
import { call, type Reply } from '../api/client.ts';
import classes from './auth.module.css';
import { DemoAccounts } from './demo-accounts.tsx';
import { SignInForm, type Credentials } from './sign-in-form.tsx';

/** Where the person was going when they were asked to sign in. */
function useDestination(role: string | undefined): string {
  const { state } = useLocation() as { state: { from?: string } | null };
  return state?.from ?? (role?.toUpperCase() === 'ADMIN' ? '/admin/dashboard' : '/');
}

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
  const { t } = useTranslation('auth');
  const { isAuthenticated, isLoading, user } = useAuthState();
  const [problem, setProblem] = useState<string>();
  const destination = useDestination(user?.role);
  const demoAccounts = useDemoAccounts();
  useDocumentTitle(t('title'));

  async function submit({ email, password }: Credentials): Promise<void> {
    setProblem(undefined);
    try {
      await signIn({ email, password });
    } catch (error) {
      setProblem((error as Error).message);
    }
  }

  if (isAuthenticated) return <Navigate to={destination} replace />;
  return (
    <>
      <h1 className={classes.headline}>{t('signInHeading')}</h1>
      <p className={classes.intro}>{t('welcomeBack')}</p>
      <SignInForm isBusy={isLoading} problem={problem} onSubmit={submit} />
      <p className={classes.elsewhere}>
        <span>
          {t('noAccount')} <Link to="/auth/register">{t('register')}</Link>
        </span>
        <Link to="/auth/forgot-password">{t('forgot')}</Link>
      </p>
      <DemoAccounts accounts={demoAccounts} isBusy={isLoading} onChoose={submit} />
    </>
  );
}
