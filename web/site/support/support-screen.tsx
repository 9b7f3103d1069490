import type { ArticleCard } from '@bac/contract/site/content.ts';
import { TextInput } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { contact } from '../../api/contact.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Grid, Muted, Panel, Row, Stack } from '../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import page from '../../ui/layout/page.module.css';
import { ArticleLinks } from './article-links.tsx';
import { FoundArticles } from './found-articles.tsx';
import { ServiceStatusCard } from './service-status-card.tsx';
import classes from './support.module.css';
import { TicketCard } from './ticket-card.tsx';
import { topics } from './topics.ts';
import { useHelpSearch } from './use-help-search.ts';

/** The support page: help articles, contact options and the service status. */
export function SupportScreen() {
  const { t } = useTranslation('site/support');
  const { typed, type, query, articles } = useHelpSearch();
  useDocumentTitle(t('documentTitle'));
  return (
    <div className={`${page.page} ${classes.page}`}>
      <PageTitle title={t('title')} lead={t('lead')} />
      <HelpSearchField
        value={typed}
        onChange={type}
        found={query ? articles.data?.length : undefined}
      />
      <Loaded reply={articles} lines={8}>
        {(data) =>
          query ? <FoundArticles query={query} articles={data} /> : <TopicList articles={data} />
        }
      </Loaded>
      <Grid minWidth={310} gap={24}>
        <TicketCard />
        <ContactCard />
        <ServiceStatusCard />
      </Grid>
    </div>
  );
}

/** All articles grouped by topic. */
function TopicList({ articles }: { articles: ArticleCard[] }) {
  const { t } = useTranslation('site/support');
  return (
    <div className={classes.topics}>
      {topics.map(({ topic, Icon }) => {
        const topicArticles = articles.filter((article) => article.topic === topic);
        return (
          topicArticles.length > 0 && (
            <Panel
              as="section"
              gap={12}
              key={topic}
              className={classes.topic}
              aria-labelledby={`topic-${topic}`}
            >
              <Row as="h2" gap={10} isOneLine id={`topic-${topic}`} className={classes.topicName}>
                <Icon size={24} stroke={1.6} aria-hidden />
                {t(`topic.${topic}`)}
              </Row>
              <ArticleLinks articles={topicArticles} />
            </Panel>
          )
        );
      })}
    </div>
  );
}

interface HelpSearchFieldProps {
  value: string;
  onChange: (text: string) => void;
  /** The number of articles found; undefined without a search. */
  found: number | undefined;
}

function HelpSearchField({ value, onChange, found }: HelpSearchFieldProps) {
  const { t } = useTranslation('site/support');
  return (
    <Stack as="search" gap={8} className={classes.search}>
      <TextInput
        type="search"
        size="lg"
        label={t('search.label')}
        description={t('search.hint')}
        value={value}
        maxLength={200}
        leftSection={<IconSearch size={22} aria-hidden />}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Muted as="output" className={classes.count}>
        {found !== undefined && t('search.found', { count: found })}
      </Muted>
    </Stack>
  );
}

function ContactCard() {
  const { t } = useTranslation('site/support');
  const [language] = useLanguage();
  return (
    <Card title={t('contact.title')} titleLevel={2}>
      <Stack as="dl" gap={12} className={classes.ways}>
        <div>
          <Muted as="dt">{t('contact.email')}</Muted>
          <dd>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </dd>
        </div>
        <div>
          <Muted as="dt">{t('contact.phone')}</Muted>
          <dd>
            <a href={contact.phone.href}>{contact.phone.display}</a>
          </dd>
        </div>
        <div>
          <Muted as="dt">{t('contact.hours')}</Muted>
          <dd>{contact.hours[language]}</dd>
        </div>
        <div>
          <Muted as="dt">{t('contact.address')}</Muted>
          <dd>{contact.address[language]}</dd>
        </div>
      </Stack>
    </Card>
  );
}
