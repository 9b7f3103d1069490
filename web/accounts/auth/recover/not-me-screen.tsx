import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { validateSession } from '../../../api/auth-actions.ts';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../api/use-action.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { Stack } from '../../../ui/layout/boxes/boxes.tsx';
import classes from '../auth.module.css';
import { MailboxLink } from '../mailbox-link.tsx';
import { Problem } from '../problem.tsx';
import recover from './recover.module.css';
import { ViewHeading } from './view-heading.tsx';

/** The format of a token: a badly copied link is rejected without asking the server. */
const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

/** The page that the link in a security email opens. Acts only when the button is pressed: mail programs prefetch links. */
export function NotMeScreen() {
  const { t } = useTranslation('accounts/auth/recover');
  const [address] = useSearchParams();
  const token = address.get('token') ?? '';
  const { isBusy, error, run } = useAction();
  const [email, setEmail] = useState<string>();
  useDocumentTitle(t('notMe.title'));

  const send = (): Promise<boolean> =>
    run(async () => {
      const reply = await call('POST /auth/not-me', { body: { token }, quiet: true });
      // If this browser was signed in to that account, its session has ended.
      await validateSession();
      setEmail(reply.email);
    });

  if (email !== undefined) return <NotMeDone email={email} />;
  if (!tokenPattern.test(token) || error?.code === 'NOT_ME_LINK_INVALID') return <NotMeInvalid />;
  return (
    <>
      <h1 className={classes.headline}>{t('notMe.heading')}</h1>
      <p className={classes.intro}>{t('notMe.intro')}</p>
      <p className={classes.intro}>{t('notMe.does')}</p>
      <Stack as="ul" gap={6} className={recover.effects}>
        <li>{t('notMe.sessions')}</li>
        <li>{t('notMe.takesBack')}</li>
        <li>{t('notMe.stops')}</li>
        <li>{t('notMe.letter')}</li>
      </Stack>
      <div className={classes.form}>
        <Problem message={error?.message} />
        <Button color="lotus" size="md" loading={isBusy} onClick={() => void send()} fullWidth>
          {t('notMe.submit')}
        </Button>
      </div>
      <p className={classes.elsewhere}>
        <Link to="/">{t('notMe.wasMe')}</Link>
      </p>
    </>
  );
}

function NotMeDone({ email }: { email: string }) {
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

function NotMeInvalid() {
  const { t } = useTranslation('accounts/auth/recover');
  return (
    <>
      <ViewHeading>{t('notMe.invalidHeading')}</ViewHeading>
      <p className={classes.intro}>{t('notMe.invalidText')}</p>
      <div className={classes.form}>
        <LinkButton to="/auth/forgot-password" size="md" fullWidth>
          {t('notMe.newPassword')}
        </LinkButton>
      </div>
      <p className={classes.elsewhere}>
        <Link to="/auth/login">{t('toLogin')}</Link>
      </p>
    </>
  );
}
