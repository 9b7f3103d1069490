import { brokenEmailRule } from '@bac/contract/accounts/account-rules.ts';
import { Button, Modal, PasswordInput, TextInput } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { setUser } from '../../../api/auth-actions.ts';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../api/use-action.ts';
import { Stack } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './verify.module.css';

interface Props {
  email: string;
  onBack: () => void;
}

/** Replaces a mistyped address. The dialog then opens again for the new one and sends it a code. */
export function CorrectEmail({ email, onBack }: Props) {
  const { t } = useTranslation('accounts/auth/verify');
  const { isBusy, error, run, clearError } = useAction();
  const [draft, setDraft] = useState(email);
  const [password, setPassword] = useState('');
  const [broken, setBroken] = useState<'required' | 'email' | 'emailAccents' | 'same'>();
  const [isPasswordMissing, setPasswordMissing] = useState(false);
  const isPasswordWrong = error?.code === 'WRONG_PASSWORD';

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = draft.trim();
    const isSame = typed.toLowerCase() === email;
    const rule = typed === '' ? 'required' : (brokenEmailRule(typed) ?? (isSame && 'same'));
    setBroken(rule || undefined);
    setPasswordMissing(password === '');
    if (rule || password === '') return;
    void run(async () => {
      const body = { email: typed, password };
      setUser(await call('POST /auth/account/email/correct', { body, quiet: true }));
    });
  }

  return (
    <form onSubmit={submit} noValidate>
      <Modal.Title className={classes.title}>{t('correct.title')}</Modal.Title>
      <p className={classes.lead}>{t('correct.text')}</p>
      <Stack gap={12} className={classes.correct}>
        <TextInput
          type="email"
          label={t('correct.email')}
          autoComplete="email"
          size="md"
          data-autofocus
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened to write in
          autoFocus
          value={draft}
          error={broken ? t(`correct.problem.${broken}`) : !isPasswordWrong && error?.message}
          onChange={({ currentTarget }) => {
            setDraft(currentTarget.value);
            setBroken(undefined);
            clearError();
          }}
        />
        <PasswordInput
          label={t('correct.password')}
          autoComplete="current-password"
          size="md"
          value={password}
          error={
            isPasswordMissing ? t('correct.problem.password') : isPasswordWrong && error?.message
          }
          onChange={({ currentTarget }) => {
            setPassword(currentTarget.value);
            setPasswordMissing(false);
            clearError();
          }}
        />
        <Button type="submit" size="md" fullWidth loading={isBusy}>
          {t('correct.send')}
        </Button>
        <Button variant="subtle" size="md" fullWidth disabled={isBusy} onClick={onBack}>
          {t('correct.back')}
        </Button>
      </Stack>
    </form>
  );
}
