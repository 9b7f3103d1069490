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

  function labelOf(crumb: Breadcrumb): string {
    if ('text' in crumb) return nameAt(crumb.path) ?? crumb.text;
    return crumb.name === 'console' ? t('console') : t(`link.${crumb.name}`);
  }

  function renderCrumb(crumb: Breadcrumb, isLast: boolean) {
    const label = labelOf(crumb);
    // On narrow screens the CSS truncates the label, hence the title.
    if (isLast)
      return (
        <strong aria-current="page" title={label}>
          {label}
        </strong>
      );
    return 'name' in crumb ? (
      <Link to={crumb.path} title={label}>
        {label}
      </Link>
    ) : (
      <span title={label}>{label}</span>
    );
  }

  return (
    <nav className={classes.breadcrumbs} aria-label={t('breadcrumbs')}>
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={index}>
            {index > 0 && <IconChevronRight className={classes.arrow} size={14} aria-hidden />}
            {renderCrumb(crumb, index === crumbs.length - 1)}
          </li>
        ))}
      </ol>
    </nav>
  );
}
