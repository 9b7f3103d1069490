import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { usePageNameAt } from '../../ui/layout/page-name.ts';
import { breadcrumbsOf, type Breadcrumb } from './breadcrumbs-of.ts';
import classes from './breadcrumbs.module.css';

export function Breadcrumbs() {
  const { t } = useTranslation('app/admin-shell');
  const crumbs = breadcrumbsOf(useLocation().pathname);
  const nameAt = usePageNameAt();

  function wordsOf(crumb: Breadcrumb): string {
    if ('text' in crumb) return nameAt(crumb.path) ?? crumb.text;
    return crumb.name === 'console' ? t('console') : t(`link.${crumb.name}`);
  }

  function show(crumb: Breadcrumb, isLast: boolean) {
    const words = wordsOf(crumb);
    // Where there is little room the words are cut short, or dots stand for them.
    if (isLast)
      return (
        <strong aria-current="page" title={words}>
          {words}
        </strong>
      );
    return 'name' in crumb ? (
      <Link to={crumb.path} title={words}>
        {words}
      </Link>
    ) : (
      <span title={words}>{words}</span>
    );
  }

  return (
    <nav className={classes.breadcrumbs} aria-label={t('breadcrumbs')}>
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={index}>
            {index > 0 && <IconChevronRight className={classes.arrow} size={14} aria-hidden />}
            {show(crumb, index === crumbs.length - 1)}
          </li>
        ))}
      </ol>
    </nav>
  );
}
