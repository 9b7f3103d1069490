import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from './results.module.css';

export function Crumbs() {
  const { t } = useTranslation('results');
  return (
    <nav className={classes.crumbs} aria-label={t('crumbs.label')}>
      <ol>
        <li>
          <Link to="/tests">{t('crumbs.tests')}</Link>
          <IconChevronRight size={14} aria-hidden />
        </li>
        <li aria-current="page">{t('crumbs.results')}</li>
      </ol>
    </nav>
  );
}
