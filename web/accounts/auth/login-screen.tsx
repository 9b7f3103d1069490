import { roles } from '@bac/contract/protocol/permission.ts';
import { UnstyledButton } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { signIn } from '../../api/auth-actions.ts';
import { useAuthState } from '../../api/auth-state.ts';
import { call, type Reply } from '../../api/client.ts';
import { isFromProxy } from '../../api/is-from-proxy.ts';
import { Muted, Stack } from '../../ui/layout/boxes/boxes.tsx';
import classes from './auth.module.css';
import { PasskeyButton } from './passkey/passkey-button.tsx';
import { usePasskey, usePasskeyAutofill } from './passkey/use-passkey.ts';
import { secondStepPath } from './second-step/second-step-path.ts';
import { SignInForm, type Credentials } from './sign-in-form.tsx';
import { useDestination, useLocationState } from './use-destination.ts';

type DemoAccount = Reply<'GET /demo/accounts'>[number];

interface DemoAccountsProps {
  accounts: DemoAccount[];
  isBusy: boolean;
  onChoose: (account: Credentials) => void;
}

const roleIndex = (account: DemoAccount): number => roles.indexOf(account.accountRole);

/** One button per role that signs in with one click; nothing if the demo is off. */
function DemoAccounts({ accounts, isBusy, onChoose }: DemoAccountsProps) {
  const { t } = useTranslation('accounts/auth');
  if (accounts.length === 0) return null;

  const inOrder = accounts.toSorted((a, b) => roleIndex(a) - roleIndex(b));
  return (
    <Stack as="section" gap={14} className={classes.demo} aria-labelledby="demo">
      <h2 className={classes.quiet} id="demo">
        {t('demoHeading')}
      </h2>
      <div className={classes.demoAccounts}>
        {inOrder.map((account) => (
          <UnstyledButton
            key={account.email}
            className={classes.demoAccount}
            disabled={isBusy}
            onClick={() => onChoose(account)}
          >
            <strong>{t(`role.${account.accountRole}`)}</strong>{' '}
            <Muted as="span" size="md">
              {account.fullName}
            </Muted>
          </UnstyledButton>
        ))}
      </div>
    </Stack>
  );
}

/** Why the sign-in failed: the server's message, or our own if the reply did not come from the server. */
function signInProblem(error: unknown, t: TFunction<'accounts/auth'>): string {
  if (!(error instanceof ApiError)) return t('problem.again');
  if (error.status === 0) return t('problem.noNetwork');
  if (!isFromProxy(error)) return error.message;
  return t(error.status === 401 ? 'problem.credentials' : 'problem.failed');
}

const closedCodes: (string | undefined)[] = [
  'ACCOUNT_BANNED',
  'ACCOUNT_SUSPENDED',
  'ACCOUNT_INACTIVE',
];

/** Whether only the team can let this account in again. */
const isClosed = (error: unknown): boolean =>
  error instanceof ApiError && closedCodes.includes(error.code);

function useDemoAccounts(): Reply<'GET /demo/accounts'> {
  const [accounts, setAccounts] = useState<Reply<'GET /demo/accounts'>>([]);
  useEffect(() => {
    const controller = new AbortController();
    // The page works without them, so a failed request is ignored.
    call('GET /demo/accounts', { signal: controller.signal, quiet: true }).then(
      setAccounts,
      () => {},
    );
    return () => controller.abort();
  }, []);
  return accounts;
}

export function LoginScreen() {
  const { t } = useTranslation('accounts/auth');
  const { isAuthenticated, isLoading } = useAuthState();
  const [problem, setProblem] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const destination = useDestination();
  const locationState = useLocationState();
  const navigate = useNavigate();
  const passkey = usePasskey({ isSecond: false });
  const demoAccounts = useDemoAccounts();
  // A signed-in user is redirected, so there is no field to offer a passkey in.
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
        await navigate(secondStepPath, { state: locationState });
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
          <Link to="/auth/register" state={locationState}>
            {t('register')}
          </Link>
        </span>
        <Link to="/auth/forgot-password">{t('forgot')}</Link>
      </p>
      <DemoAccounts accounts={demoAccounts} isBusy={isLoading} onChoose={submit} />
    </>
  );
}
