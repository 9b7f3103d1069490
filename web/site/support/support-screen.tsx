import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import page from '../../ui/layout/page.module.css';
import { ContactWays } from './contact-ways.tsx';
import { FoundArticles } from './found-articles.tsx';
import { HelpSearchField } from './help-search-field.tsx';
import { ServiceStatusCard } from './service-status-card.tsx';
import classes from './support.module.css';
import { TicketCard } from './ticket-card.tsx';
import { TopicList } from './topic-list.tsx';
import { useHelpSearch } from './use-help-search.ts';

/** Help to read first; then the people, and how the service is. */
export function SupportScreen() {
  const { t } = useTranslation('site/support');
  const { typed, type, asked, articles } = useHelpSearch();
  useDocumentTitle(t('documentTitle'));
  return (
    <div className={`${page.page} ${classes.page}`}>
      <PageTitle title={t('title')} lead={t('lead')} />
      <HelpSearchField
        value={typed}
        onChange={type}
        found={asked ? articles.data?.length : undefined}
      />
      <Loaded reply={articles} lines={8}>
        {(data) =>
          asked ? <FoundArticles asked={asked} articles={data} /> : <TopicList articles={data} />
        }
      </Loaded>
      <div className={classes.people}>
        <TicketCard />
        <ContactWays />
        <ServiceStatusCard />
      </div>
    </div>
  );
}
