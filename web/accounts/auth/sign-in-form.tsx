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
  /** The team has closed the account, so a link to the team is shown. */
  isClosed: boolean;
  onSubmit: (credentials: Credentials) => void;
}

export function SignInForm({ isBusy, problem, isClosed, onSubmit }: Props) {
  const { t } = useTranslation('accounts/auth');

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    onSubmit({
      email: String(data.get('email') ?? ''),
      password: String(data.get('password') ?? ''),
    });
  }

  return (
    // `noValidate`: the browser's own messages are in its language, not the page's, so the server validates.
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
        // `webauthn` lets a browser offer passkeys among the addresses it has saved.
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
