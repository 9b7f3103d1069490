import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../auth.module.css';

interface Props {
  isChecking: boolean;
  problem: string | undefined;
  onSend: (code: string) => void;
}

export function RecoveryForm({ isChecking, problem, onSend }: Props) {
  const { t } = useTranslation('accounts/auth');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const code = field.current?.value.trim() ?? '';
    if (code === '') field.current?.focus();
    else onSend(code);
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label={t('step.recoveryCode')}>
      <TextInput
        ref={field}
        name="recovery"
        label={t('step.recoveryCode')}
        size="md"
        error={problem}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" size="md" loading={isChecking} fullWidth>
        {t('step.continue')}
      </Button>
    </form>
  );
}
