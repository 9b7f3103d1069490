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
    // Replaces the used link in the history, so that the back button does not return to it.
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

/** The page that the link in the reset email opens. */
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
      // The link expired, or was used elsewhere, while the person was typing.
      if (error.code === 'RESET_LINK_INVALID') reject();
      const message = error.messageFor('newPassword');
      if (message) setRefused({ password: newPassword, message });
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

/** `reason` is set if the server refused the new password, and null if the link was invalid from the start. */
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

/** Checks on opening whether the link still works, so that the person learns it before choosing a password. */
function useResetLink(token: string) {
  const [check, setCheck] = useState<Check>({ state: 'checking' });
  const isChecking = check.state === 'checking';

  useEffect(() => {
    if (!isChecking) return undefined;
    const controller = new AbortController();
    isResetLinkValid(token, controller.signal).then(
      (isValid) => setCheck({ state: isValid ? 'valid' : 'invalid' }),
      (error: Error) => {
        if (!controller.signal.aborted) setCheck({ state: 'unknown', reason: error.message });
      },
    );
    return () => controller.abort();
  }, [token, isChecking]);

  return {
    check,
    retry: () => setCheck({ state: 'checking' }),
    reject: () => setCheck({ state: 'invalid' }),
  };
}
