import { useDocumentTitle } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { useAuthState } from '../../../api/auth-state.ts';
import { forgetPasswordReset, resetPassword } from '../../../api/password-reset.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingState } from '../../../ui/feedback/loading-state.tsx';
import classes from '../auth.module.css';
import { InvalidLink } from './invalid-link.tsx';
import { NewPasswordForm, type RefusedPassword } from './new-password-form.tsx';
import { PasswordChanged } from './password-changed.tsx';
import { useResetLink } from './use-reset-link.ts';

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
