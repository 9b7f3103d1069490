import { Button, PasswordInput } from '@mantine/core';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuthState } from '../../../api/auth-state.ts';
import { passwordProblems } from '../../passwords/password-problems.ts';
import { PasswordRules } from '../../passwords/password-rules.tsx';
import classes from '../auth.module.css';
import { Problem } from '../problem.tsx';

/** What the server says of a password, such as that many others use it; spoken of until another is typed. */
export interface RefusedPassword {
  password: string;
  words: string;
}

interface Props {
  /** Whose password it is, for the browser's own password store. */
  email: string;
  refused: RefusedPassword | undefined;
  onSubmit: (password: string) => void;
}

export function NewPasswordForm({ email, refused, onSubmit }: Props) {
  const { t } = useTranslation(['accounts/auth/recover', 'ui']);
  const { resetPasswordLoading, resetPasswordError } = useAuthState();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);
  const confirmationField = useRef<HTMLInputElement>(null);
  const wrong = passwordProblems(password, confirmation);
  const said = refused?.password === password ? refused.words : undefined;

  useEffect(() => {
    if (refused) passwordField.current?.focus();
  }, [refused]);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setSubmitted(true);
    if (wrong.password) passwordField.current?.focus();
    else if (wrong.confirmation) confirmationField.current?.focus();
    else onSubmit(password);
  }

  function passwordError(): string | undefined {
    if (said) return t('ui:passwordProblems.said', { words: said });
    if (!isSubmitted || !wrong.password) return undefined;
    return t(`ui:passwordProblems.${wrong.password}`);
  }

  function problem(): string | undefined {
    if (resetPasswordError === null || refused) return undefined;
    if (resetPasswordError === '') return t('change.failedSilently');
    return t('change.failed', { reason: resetPasswordError });
  }

  const toggle = {
    visibilityToggleFocusable: true,
    visibilityToggleButtonProps: { 'aria-label': t('change.show') },
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label={t('change.heading')}>
      <Problem message={problem()} />
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
        error={isSubmitted && wrong.confirmation && t(`ui:passwordProblems.${wrong.confirmation}`)}
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
