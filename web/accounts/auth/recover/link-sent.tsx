import { Button, UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from '../auth.module.css';
import { MailboxLink } from '../mailbox-link.tsx';
import { Problem } from '../problem.tsx';
import recover from './recover.module.css';
import { ViewHeading } from './view-heading.tsx';

interface Props {
  email: string;
  isSending: boolean;
  problem: string | undefined;
  onSendAgain: () => void;
  onChangeEmail: () => void;
}

export function LinkSent({ email, isSending, problem, onSendAgain, onChangeEmail }: Props) {
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
        <UnstyledButton className={recover.textButton} onClick={onChangeEmail}>
          {t('sent.otherEmail')}
        </UnstyledButton>
        <Link to="/auth/login">{t('toLogin')}</Link>
        <MailboxLink>{t('sent.mailbox')}</MailboxLink>
      </p>
    </>
  );
}
