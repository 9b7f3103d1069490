import { useDocumentTitle } from '@mantine/hooks';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useQuery } from '../../api/use-query.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { useFormat } from '../../ui/format/use-format.ts';
import { Grid, Muted } from '../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import page from '../../ui/layout/page.module.css';
import { Reading } from '../prose/reading.tsx';
import { ArticleLinks } from './article-links.tsx';
import classes from './article.module.css';
import { TicketCard } from './ticket-card.tsx';
import type { Topic } from './topics.ts';

/** A help article with related articles and a link to open a ticket. */
export function ArticleScreen() {
  const { t } = useTranslation(['site/support', 'site/prose', 'app']);
  const { slug = '' } = useParams();
  const [language] = useLanguage();
  const format = useFormat();
  const reply = useQuery('GET /content/articles/:slug', { params: { slug } });
  const isGone = reply.error?.code === 'CONTENT_NOT_FOUND';
  const title = isGone ? t('article.gone') : (reply.data?.title[language] ?? t('title'));
  useDocumentTitle(t('pageTitle', { ns: 'app', page: title }));
  return (
    <div className={`${page.page} ${classes.page}`}>
      <div>
        <Link className={classes.back ?? ''} to="/support">
          <IconArrowLeft size={18} aria-hidden />
          {t('article.back')}
        </Link>
        {(reply.data ?? isGone) && <PageTitle title={title} lead={reply.data?.summary[language]} />}
      </div>
      {isGone ? (
        <EmptyState
          title={t('article.goneTitle')}
          text={t('article.goneText')}
          action={<LinkButton to="/support">{t('article.back')}</LinkButton>}
        />
      ) : (
        <Loaded reply={reply} lines={10}>
          {({ text, topic, updatedAt }) => (
            <>
              <article>
                <Reading key={slug} blocks={text[language]} />
                <Muted className={classes.updated}>
                  {t('updated', { ns: 'site/prose', date: format.date(updatedAt) })}
                </Muted>
              </article>
              <Grid minWidth={320} gap={24} className={classes.after}>
                <Related topic={topic} slug={slug} />
                <TicketCard />
              </Grid>
            </>
          )}
        </Loaded>
      )}
    </div>
  );
}

/** Other articles on the topic; nothing while loading or on failure. */
function Related({ topic, slug }: { topic: Topic; slug: string }) {
  const { t } = useTranslation('site/support');
  const { data = [] } = useQuery('GET /content/articles', { query: {} });
  const others = data.filter((article) => article.topic === topic && article.slug !== slug);
  if (others.length === 0) return null;
  return (
    <Card title={t('article.related', { topic: t(`topic.${topic}`) })} titleLevel={2}>
      <ArticleLinks articles={others} />
    </Card>
  );
}
