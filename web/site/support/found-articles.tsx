import type { ArticleCard } from '@bac/contract/site/content.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { Muted, Stack } from '../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Chip } from '../../ui/feedback/chip.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import whole from '../whole-link.module.css';
import classes from './support.module.css';

interface Props {
  /** The search text, which becomes the subject of a ticket if nothing was found. */
  query: string;
  articles: ArticleCard[];
}

/** The articles that match a search, ordered by the server, best match first. */
export function FoundArticles({ query, articles }: Props) {
  const { t } = useTranslation('site/support');
  const [language] = useLanguage();
  if (articles.length === 0) {
    return (
      <Card>
        <EmptyState
          title={t('search.none')}
          text={t('search.noneText')}
          action={
            <LinkButton to={`/tickets/new?${new URLSearchParams({ subject: query })}`}>
              {t('ticket.action')}
            </LinkButton>
          }
        />
      </Card>
    );
  }
  return (
    <Stack as="ol" gap={12} className={classes.found}>
      {articles.map(({ slug, topic, title, summary }) => (
        <Stack as="li" gap={6} key={slug} className={`${whole.card} ${classes.result}`}>
          <h2>
            <Link to={`/support/${slug}`}>{title[language]}</Link>
          </h2>
          <Muted size="base">{summary[language]}</Muted>
          <Chip tone="neutral">{t(`topic.${topic}`)}</Chip>
        </Stack>
      ))}
    </Stack>
  );
}
