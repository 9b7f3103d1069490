import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BrandMark } from '../../../ui/brand/brand-mark.tsx';
import { site } from '../../../api/site.ts';
import { dashboardLink } from '../admin-links.ts';
import classes from './sidebar.module.css';

export function SidebarBrand() {
  const { t } = useTranslation('app/admin-shell');
  return (
    <Link className={classes.brand} to={dashboardLink.path}>
      <BrandMark name={site.siteName} /> <span className={classes.console}>{t('console')}</span>
    </Link>
  );
}
