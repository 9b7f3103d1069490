import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { Chip } from '../ui/feedback/chip.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { LinkButton } from '../ui/buttons/link-button.tsx';
import { LoadingState } from '../ui/feedback/loading-state.tsx';
import { PageTitle } from '../ui/layout/page-title.tsx';
import { EmailCard } from './email-card.tsx';
import { Muted, Stack } from '../ui/layout/boxes/boxes.tsx';
import page from '../ui/layout/page.module.css';
import classes from './mailbox.module.css';
import { useMailbox, type DemoEmail } from './use-mailbox.ts';

/** The emails of the demo, which sends none: people who try it out read them here. */
export function MailboxScreen() {
  const { t } = useTranslation('demo');
  const mailbox = useMailbox();
  useDocumentTitle(t('title'));
  return (
    <section className={`${page.page} ${classes.page}`}>
      <Chip tone="turmeric">{t('demo')}</Chip>
      <PageTitle title={t('heading')} lead={mailbox.state !== 'off' && t('lead')} />
      <Stack className={classes.content}>
        {mailbox.state === 'opening' && <LoadingState lines={4} />}
        {mailbox.state === 'failed' && <ErrorState message={mailbox.reason} />}
        {mailbox.state === 'off' && (
          <EmptyState
            title={t('offTitle')}
            text={t('offText')}
            action={<LinkButton to="/">{t('home')}</LinkButton>}
          />
        )}
        {mailbox.state === 'open' && <EmailList emails={mailbox.emails} />}
      </Stack>
    </section>
  );
}

function EmailList({ emails }: { emails: DemoEmail[] }) {
  const { t } = useTranslation('demo');
  if (emails.length === 0) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />;
  return (
    <>
      <Muted as="output">{t('count', { count: emails.length })}</Muted>
      {emails.map((email) => (
        <EmailCard key={email.id} email={email} />
      ))}
    </>
  );
}
