import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from '../auth.module.css';
import { MailboxLink } from '../mailbox-link.tsx';
import { ViewHeading } from './view-heading.tsx';

export function NotMeDone({ email }: { email: string }) {
  const { t } = useTranslation('accounts/auth/recover');
  return (
    <>
      <ViewHeading>{t('notMe.doneHeading')}</ViewHeading>
      <p className={classes.intro}>{t('notMe.doneText', { email })}</p>
      <p className={classes.intro}>{t('notMe.doneThen')}</p>
      <p className={classes.elsewhere}>
        <Link to="/auth/login">{t('toLogin')}</Link>
        <MailboxLink>{t('notMe.mailbox')}</MailboxLink>
      </p>
    </>
  );
}
