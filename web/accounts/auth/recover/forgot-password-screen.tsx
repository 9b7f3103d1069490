import { Button, UnstyledButton } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAction } from '../../../api/use-action.ts';
import { requestResetLink } from './password-reset.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import classes from '../auth.module.css';
import { MailboxLink } from '../mailbox-link.tsx';
import { Problem } from '../problem.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { ViewHeading } from './view-heading.tsx';

/** Asks for the address, then says that an email is on its way, whether or not an account has that address. */
export function ForgotPasswordScreen() {
  const { t } = useTranslation('accounts/auth/recover');
  const [sentTo, setSentTo] = useState<string>();
  const { isBusy, error, run } = useAction();
  useDocumentTitle(t('forgot.title'));

  const send = (email: string): Promise<boolean> =>
    run(async () => {
      await requestResetLink(email);
      if (sentTo === email) void showToast('success', t('sent.again'), { id: 'sent.again' });
      setSentTo(email);
    });

  if (sentTo !== undefined) {
    return (
      <LinkSent
        email={sentTo}
        isSending={isBusy}
        problem={error?.message}
        onSendAgain={() => void send(sentTo)}
        onChangeEmail={() => setSentTo(undefined)}
      />
    );
  }
  return (
    <>
      <h1 className={classes.headline}>{t('forgot.heading')}</h1>
      <p className={classes.intro}>{t('forgot.intro')}</p>
      <ForgotPasswordForm isSending={isBusy} problem={error?.message} onSubmit={send} />
      <p className={classes.elsewhere}>
        <Link to="/auth/login">{t('toLogin')}</Link>
      </p>
    </>
  );
}

interface LinkSentProps {
  email: string;
  isSending: boolean;
  problem: string | undefined;
  onSendAgain: () => void;
  onChangeEmail: () => void;
}

function LinkSent({ email, isSending, problem, onSendAgain, onChangeEmail }: LinkSentProps) {
  const { t } = useTranslation('accounts/auth/recover');
  return (
    <>
      <ViewHeading>{t('sent.heading')}</ViewHeading>
      <p className={classes.intro}>{t('sent.text', { email })}</p>
      <p className={classes.intro}>{t('sent.spam')}</p>
      <div className={classes.form}>
        <Problem message={problem} />
        <Button variant="default" size="md" loading={isSending} onClick={onSendAgain} fullWidth>
          {t('sent.sendAgain')}
        </Button>
      </div>
      <p className={classes.elsewhere}>
        <UnstyledButton onClick={onChangeEmail}>{t('sent.otherEmail')}</UnstyledButton>
        <Link to="/auth/login">{t('toLogin')}</Link>
        <MailboxLink>{t('sent.mailbox')}</MailboxLink>
      </p>
    </>
  );
}
