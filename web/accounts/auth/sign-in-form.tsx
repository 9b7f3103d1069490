import { Button, PasswordInput, TextInput } from '@mantine/core';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from './auth.module.css';
import { Problem } from './problem.tsx';

export interface Credentials {
  email: string;
  password: string;
}

interface Props {
  isBusy: boolean;
  problem: string | undefined;
  /** The team has closed the account, so the way to it is shown. */
  isClosed: boolean;
  onSubmit: (credentials: Credentials) => void;
}

export function SignInForm({ isBusy, problem, isClosed, onSubmit }: Props) {
  const { t } = useTranslation('accounts/auth');

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    onSubmit({
      email: String(entered.get('email') ?? ''),
      password: String(entered.get('password') ?? ''),
    });
  }

  return (
    // The browser's own complaints speak its language, not the page's: the server answers instead.
    <form className={classes.form} onSubmit={submit} noValidate aria-label={t('signInHeading')}>
      <Problem message={problem}>
        {isClosed && (
          <Link to="/tickets/new" className={classes.help}>
            {t('problem.help')}
          </Link>
        )}
      </Problem>
      <TextInput
        name="email"
        type="email"
        label={t('email')}
        // The last word lets a browser offer passkeys among the addresses it knows.
        autoComplete="username webauthn"
        size="md"
      />
      <PasswordInput
        name="password"
        label={t('password')}
        autoComplete="current-password"
        size="md"
        visibilityToggleFocusable
        visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
      />
      <Button type="submit" size="md" loading={isBusy} fullWidth>
        {t('signIn')}
      </Button>
    </form>
  );
}
