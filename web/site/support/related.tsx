import { useTranslation } from 'react-i18next';
import { useReply } from '../../api/use-reply.ts';
import { Card } from '../../ui/layout/card.tsx';
import { ArticleLinks } from './article-links.tsx';
import type { Topic } from './topics.ts';

/** What else there is on the topic; without it the article is still whole. */
export function Related({ topic, slug }: { topic: Topic; slug: string }) {
  const { t } = useTranslation('site/support');
  const { data = [] } = useReply('GET /content/articles', { query: {} });
  const others = data.filter((article) => article.topic === topic && article.slug !== slug);
  if (others.length === 0) return null;
  return (
    <Card title={t('article.related', { topic: t(`topic.${topic}`) })} titleLevel={2}>
      <ArticleLinks articles={others} />
    </Card>
  );
}
