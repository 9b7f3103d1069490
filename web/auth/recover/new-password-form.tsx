import { Button, PasswordInput } from '@mantine/core';
import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuthState } from '../../api/auth-state.ts';
import { passwordProblems } from '../../ui/password-problems.ts';
import { PasswordRules } from '../../ui/password-rules.tsx';
import classes from '../auth.module.css';
import { Problem } from '../problem.tsx';

interface Props {
  /** Whose password it is, for the browser's own password store. */
  email: string;
  onSubmit: (password: string) => void;
}

export function NewPasswordForm({ email, onSubmit }: Props) {
  const { t } = useTranslation(['auth/recover', 'ui']);
  const { resetPasswordLoading, resetPasswordError } = useAuthState();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);
  const confirmationField = useRef<HTMLInputElement>(null);
  const wrong = passwordProblems(password, confirmation);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setSubmitted(true);
    if (wrong.password) passwordField.current?.focus();
    else if (wrong.confirmation) confirmationField.current?.focus();
    else onSubmit(password);
  }

  const toggle = {
    visibilityToggleFocusable: true,
    visibilityToggleButtonProps: { 'aria-label': t('change.show') },
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label={t('change.heading')}>
      <Problem
        message={
          resetPasswordError ? t('change.failed', { reason: resetPasswordError }) : undefined
        }
      />
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        {...toggle}
        ref={passwordField}
        name="password"
        label={t('change.password')}
        autoComplete="new-password"
        size="md"
        error={isSubmitted && wrong.password && t(`ui:passwordProblems.${wrong.password}`)}
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
