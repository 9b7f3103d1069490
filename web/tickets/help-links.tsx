import { IconChevronRight, IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useReply } from '../api/use-reply.ts';
import { useLanguage } from '../i18n/use-language.ts';
import classes from './tickets.module.css';

const most = 3;

/** What others look for, below the list; without it nothing is missing. */
export function HelpLinks() {
  const { t } = useTranslation('tickets');
  const [language] = useLanguage();
  const { data = [] } = useReply('GET /content/articles', { query: {} });
  const found = data.filter(({ topic }) => topic === 'problems' || topic === 'results');
  if (found.length === 0) return null;
  return (
    <section className={classes.help} aria-labelledby="ticket-help">
      <h2 id="ticket-help">{t('help.title')}</h2>
      <ul>
        {found.slice(0, most).map(({ slug, title }) => (
          <li key={slug}>
            <Link to={`/support/${slug}`}>
              <IconFileText size={18} stroke={1.6} aria-hidden />
              <span>{title[language]}</span>
              <IconChevronRight size={16} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
