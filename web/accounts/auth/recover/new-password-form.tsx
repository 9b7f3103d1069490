import { Button, PasswordInput, Text } from '@mantine/core';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuthState } from '../../../api/auth-state.ts';
import { passwordProblems } from '../../passwords/password-problems.ts';
import { PasswordRules } from '../../passwords/password-rules.tsx';
import classes from '../auth.module.css';
import { Problem } from '../problem.tsx';

/** The server's objection to a password, such as that it is too common; shown until the person types another one. */
export interface RefusedPassword {
  password: string;
  message: string;
}

interface Props {
  /** The account's address, for the browser's password manager. */
  email: string;
  refused: RefusedPassword | undefined;
  onSubmit: (password: string) => void;
}

export function NewPasswordForm({ email, refused, onSubmit }: Props) {
  const { t } = useTranslation(['accounts/auth/recover', 'accounts/passwords']);
  const { resetPasswordLoading, resetPasswordError } = useAuthState();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);
  const confirmationField = useRef<HTMLInputElement>(null);
  const problems = passwordProblems(password, confirmation);
  const refusal = refused?.password === password ? refused.message : undefined;

  useEffect(() => {
    if (refused) passwordField.current?.focus();
  }, [refused]);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setSubmitted(true);
    if (problems.password) passwordField.current?.focus();
    else if (problems.confirmation) confirmationField.current?.focus();
    else onSubmit(password);
  }

  function passwordError(): string | undefined {
    if (refusal) return t('accounts/passwords:problems.said', { words: refusal });
    if (!isSubmitted || !problems.password) return undefined;
    return t(`accounts/passwords:problems.${problems.password}`);
  }

  function problem(): string | undefined {
    if (resetPasswordError === null || refused) return undefined;
    return t(resetPasswordError === '' ? 'change.failedSilently' : 'change.failed');
  }

  const toggle = {
    visibilityToggleFocusable: true,
    visibilityToggleButtonProps: { 'aria-label': t('change.show') },
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label={t('change.heading')}>
      <Problem message={problem()}>
        {resetPasswordError && <Text size="sm">{resetPasswordError}</Text>}
      </Problem>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        {...toggle}
        ref={passwordField}
        name="password"
        label={t('change.password')}
        autoComplete="new-password"
        size="md"
        error={passwordError()}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <PasswordInput
        {...toggle}
        ref={confirmationField}
        name="confirmation"
        label={t('change.confirmation')}
        autoComplete="new-password"
        size="md"
        error={
          isSubmitted &&
          problems.confirmation &&
          t(`accounts/passwords:problems.${problems.confirmation}`)
        }
        value={confirmation}
        onChange={(event) => setConfirmation(event.currentTarget.value)}
      />
      <PasswordRules password={password} confirmation={confirmation} isSubmitted={isSubmitted} />
      <Button type="submit" size="md" loading={resetPasswordLoading} fullWidth>
        {t('change.submit')}
      </Button>
    </form>
  );
}
