import { useDocumentTitle } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { useAuthState } from '../../../api/auth-state.ts';
import { forgetPasswordReset, isResetLinkValid, resetPassword } from './password-reset.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingState } from '../../../ui/feedback/loading-state.tsx';
import classes from '../auth.module.css';
import { Problem } from '../problem.tsx';
import { NewPasswordForm, type RefusedPassword } from './new-password-form.tsx';
import { ViewHeading } from './view-heading.tsx';

const loginPath = '/auth/login';

/** Long enough to read two lines. */
const readingMilliseconds = 3000;

function PasswordChanged() {
  const { t } = useTranslation('accounts/auth/recover');
  const navigate = useNavigate();

  useEffect(() => {
    // The spent link is not left in the history to be gone back to.
    const timer = setTimeout(
      () => void navigate(loginPath, { replace: true }),
      readingMilliseconds,
    );
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <>
      <ViewHeading>{t('changed.heading')}</ViewHeading>
      <p className={classes.intro}>{t('changed.text')}</p>
      <div className={classes.form}>
        <LinkButton to={loginPath} size="md" fullWidth>
          {t('changed.login')}
        </LinkButton>
      </div>
    </>
  );
}

/** Where the link of the letter leads. */
export function ChangePasswordScreen() {
  const { t } = useTranslation('accounts/auth/recover');
  const [address] = useSearchParams();
  const token = address.get('token') ?? '';
  const email = address.get('email') ?? '';
  const { check, retry, reject } = useResetLink(token);
  const { resetPasswordSuccess, resetPasswordError } = useAuthState();
  const [refused, setRefused] = useState<RefusedPassword>();
  useDocumentTitle(t('change.title'));
  useEffect(() => forgetPasswordReset, []);

  async function change(newPassword: string): Promise<void> {
    setRefused(undefined);
    try {
      await resetPassword({ token, newPassword, ...(email && { email }) });
    } catch (error) {
      if (!(error instanceof ApiError)) return;
      // It expired, or was used elsewhere, while the person was typing.
      if (error.code === 'RESET_LINK_INVALID') reject();
      const words = error.about('newPassword');
      if (words) setRefused({ password: newPassword, words });
    }
  }

  if (resetPasswordSuccess) return <PasswordChanged />;
  if (check.state === 'invalid') return <InvalidLink reason={resetPasswordError} />;
  return (
    <>
      <h1 className={classes.headline}>{t('change.heading')}</h1>
      <p className={classes.intro}>{t('change.intro')}</p>
      {check.state === 'checking' && <LoadingState />}
      {check.state === 'unknown' && <ErrorState message={check.reason} onRetry={retry} />}
      {check.state === 'valid' && (
        <NewPasswordForm email={email} refused={refused} onSubmit={change} />
      )}
    </>
  );
}

/** `reason` is there when the server refused a new password, not when the link was dead from the start. */
function InvalidLink({ reason }: { reason: string | null }) {
  const { t } = useTranslation('accounts/auth/recover');
  return (
    <>
      <ViewHeading>{t('invalid.heading')}</ViewHeading>
      <p className={classes.intro}>{t('invalid.text')}</p>
      <div className={classes.form}>
        <Problem message={reason ?? undefined} />
        <LinkButton to="/auth/forgot-password" size="md" fullWidth>
          {t('invalid.requestNew')}
        </LinkButton>
      </div>
      <p className={classes.elsewhere}>
        <Link to="/auth/login">{t('toLogin')}</Link>
      </p>
    </>
  );
}

type Check = { state: 'checking' | 'valid' | 'invalid' } | { state: 'unknown'; reason: string };

/** Asks on opening whether the link still works: better to learn it before choosing a password than after. */
function useResetLink(token: string) {
  const [check, setCheck] = useState<Check>({ state: 'checking' });
  const isChecking = check.state === 'checking';

  useEffect(() => {
    if (!isChecking) return undefined;
    const leaving = new AbortController();
    isResetLinkValid(token, leaving.signal).then(
      (isValid) => setCheck({ state: isValid ? 'valid' : 'invalid' }),
      (error: Error) => {
        if (!leaving.signal.aborted) setCheck({ state: 'unknown', reason: error.message });
      },
    );
    return () => leaving.abort();
  }, [token, isChecking]);

  return {
    check,
    retry: () => setCheck({ state: 'checking' }),
    reject: () => setCheck({ state: 'invalid' }),
  };
}
