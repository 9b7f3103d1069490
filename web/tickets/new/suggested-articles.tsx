import { useDebouncedValue } from '@mantine/hooks';
import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useReply } from '../../api/use-reply.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import classes from './new-ticket.module.css';
import { suggestArticles } from './suggest-articles.ts';

/** Fewer letters say nothing yet. */
const fewest = 4;

/** Perhaps the answer is written already. They open beside this page, for the draft is here. */
export function SuggestedArticles({ subject }: { subject: string }) {
  const { t } = useTranslation('tickets');
  const [language] = useLanguage();
  const [settled] = useDebouncedValue(subject.trim(), 250);
  const { data = [] } = useReply('GET /content/articles', { query: {} });
  const found = settled.length < fewest ? [] : suggestArticles(data, settled);
  return (
    <output className={classes.suggested} data-empty={found.length === 0 || undefined}>
      {found.length > 0 && (
        <>
          <b>{t('new.suggested')}</b>
          <ul>
            {found.map(({ slug, title }) => (
              <li key={slug}>
                <Link to={`/support/${slug}`} target="_blank">
                  <span>{title[language]}</span>
                  <IconChevronRight size={18} aria-hidden />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </output>
  );
}
