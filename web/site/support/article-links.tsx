import type { ArticleCard } from '@bac/contract/site/content.ts';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import classes from './support.module.css';

export function ArticleLinks({ articles }: { articles: ArticleCard[] }) {
  const [language] = useLanguage();
  return (
    <ul className={classes.links}>
      {articles.map(({ slug, title }) => (
        <li key={slug}>
          <Link to={`/support/${slug}`}>{title[language]}</Link>
        </li>
      ))}
    </ul>
  );
}
