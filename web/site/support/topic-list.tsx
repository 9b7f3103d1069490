import type { ArticleCard } from '@bac/contract/site/content.ts';
import { useTranslation } from 'react-i18next';
import { ArticleLinks } from './article-links.tsx';
import classes from './support.module.css';
import { topics } from './topics.ts';

/** Every article, under what it is about. */
export function TopicList({ articles }: { articles: ArticleCard[] }) {
  const { t } = useTranslation('site/support');
  return (
    <div className={classes.topics}>
      {topics.map(({ topic, Icon }) => {
        const ofTopic = articles.filter((article) => article.topic === topic);
        return (
          ofTopic.length > 0 && (
            <section key={topic} className={classes.topic} aria-labelledby={`topic-${topic}`}>
              <h2 id={`topic-${topic}`} className={classes.topicName}>
                <Icon size={24} stroke={1.6} aria-hidden />
                {t(`topic.${topic}`)}
              </h2>
              <ArticleLinks articles={ofTopic} />
            </section>
          )
        );
      })}
    </div>
  );
}
