import { brokenEmailRule } from '@bac/contract/accounts/account-rules.ts';
import { Button, TextInput } from '@mantine/core';
import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../auth.module.css';
import { Problem } from '../problem.tsx';

interface Props {
  isSending: boolean;
  problem: string | undefined;
  onSubmit: (email: string) => void;
}

export function ForgotPasswordForm({ isSending, problem, onSubmit }: Props) {
  const { t } = useTranslation('accounts/auth/recover');
  const [wrong, setWrong] = useState<'emailRequired' | 'emailInvalid' | 'emailAccents'>();
  const field = useRef<HTMLInputElement>(null);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const email = field.current!.value.trim();
    const rule = brokenEmailRule(email);
    if (rule === undefined) return onSubmit(email);
    if (email === '') setWrong('emailRequired');
    else setWrong(rule === 'email' ? 'emailInvalid' : rule);
    field.current!.focus();
  }

  return (
    // `noValidate`: the browser's own messages are in its language, not the page's.
    <form className={classes.form} onSubmit={submit} noValidate aria-label={t('forgot.heading')}>
      <Problem message={problem} />
      <TextInput
        ref={field}
        name="email"
        type="email"
        label={t('forgot.email')}
        autoComplete="username"
        size="md"
        error={wrong && t(`forgot.${wrong}`)}
        onChange={() => setWrong(undefined)}
      />
      <Button type="submit" size="md" loading={isSending} fullWidth>
        {t('forgot.send')}
      </Button>
    </form>
  );
}
