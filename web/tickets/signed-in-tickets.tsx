import { useDocumentTitle, useMediaQuery } from '@mantine/hooks';
import { IconChevronRight, IconFileText, IconHeadset, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../api/auth-state.ts';
import { contact } from '../api/contact.ts';
import { useQuery } from '../api/use-query.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { LinkButton } from '../ui/buttons/link-button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Loaded } from '../ui/feedback/loaded.tsx';
import { Stack } from '../ui/layout/boxes/boxes.tsx';
import { Card } from '../ui/layout/card.tsx';
import { PageTitle } from '../ui/layout/page-title.tsx';
import page from '../ui/layout/page.module.css';
import { Conversation } from './own/conversation.tsx';
import { TicketList } from './ticket-list.tsx';
import classes from './tickets.module.css';
import { useOwnTickets } from './use-own-tickets.ts';

const maxArticles = 3;

/** Help articles about common problems, below the list; hidden if there are none. */
function HelpLinks() {
  const { t } = useTranslation('tickets');
  const [language] = useLanguage();
  const { data = [] } = useQuery('GET /content/articles', { query: {} });
  const articles = data.filter(({ topic }) => topic === 'problems' || topic === 'results');
  if (articles.length === 0) return null;
  return (
    <Stack as="section" gap={4} className={classes.help} aria-labelledby="ticket-help">
      <h2 id="ticket-help">{t('help.title')}</h2>
      <ul className={classes.links}>
        {articles.slice(0, maxArticles).map(({ slug, title }) => (
          <li key={slug}>
            <Link to={`/support/${slug}`}>
              <IconFileText size={18} stroke={1.6} aria-hidden />
              <span>{title[language]}</span>
              <IconChevronRight size={16} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

const desks: Partial<Record<string, string>> = {
  admin: '/admin/tickets',
  support: '/tickets/desk',
};

/** A link to the desk, for people who answer tickets. */
function DeskLink() {
  const { t } = useTranslation('tickets');
  const desk = desks[useUser()?.accountRole ?? ''];
  if (desk === undefined) return null;
  return (
    <LinkButton to={desk} variant="default" leftSection={<IconHeadset size={18} aria-hidden />}>
      {t('desk')}
    </LinkButton>
  );
}

/** The list at the left and a conversation at the right; on a phone one after the other. */
export function SignedInTickets({ ticket }: { ticket: string | undefined }) {
  const { t } = useTranslation('tickets');
  const [language] = useLanguage();
  useDocumentTitle(t('documentTitle'));
  const isWide = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false });
  const list = useOwnTickets();
  // A wide page opens the first ticket: it would be half empty without one.
  const chosen = ticket ?? (isWide ? list.tickets[0]?.id : undefined);
  const isListVisible = isWide || ticket === undefined;
  return (
    <div className={`${page.page} ${classes.page}`}>
      {isListVisible && (
        <PageTitle
          title={t('own.title')}
          lead={t('own.lead', { hours: contact.hours[language] })}
          actions={
            <>
              <DeskLink />
              <LinkButton to="/tickets/new" leftSection={<IconPlus size={18} aria-hidden />}>
                {t('own.new')}
              </LinkButton>
            </>
          }
        />
      )}
      <Stack gap={24} className={classes.panes}>
        {isListVisible && (
          <Stack gap={20} className={classes.side}>
            <Loaded reply={list.reply} lines={6}>
              {({ total }) =>
                total === 0 ? <NoTickets /> : <TicketList list={list} chosen={chosen} />
              }
            </Loaded>
            <HelpLinks />
          </Stack>
        )}
        {chosen !== undefined && (
          <Conversation key={chosen} id={chosen} isAlone={!isWide} hasWayBack={!isWide} />
        )}
      </Stack>
    </div>
  );
}

function NoTickets() {
  const { t } = useTranslation('tickets');
  return (
    <Card>
      <EmptyState
        title={t('own.noneTitle')}
        text={t('own.noneText')}
        action={<LinkButton to="/tickets/new">{t('own.new')}</LinkButton>}
      />
    </Card>
  );
}
