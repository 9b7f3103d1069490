import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { headerLinks } from '../public-frame/header-links.ts';
import classes from './header-links.module.css';

/** A few shortcuts and the link back to the site. Only the sidebar marks the current page. */
export function HeaderLinks() {
  const { t } = useTranslation('app/public-frame');
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('navigation')}>
      <ul className={classes.list}>
        {headerLinks(pathname).map(({ to, name }) => (
          <li key={to}>
            <Link className={classes.link} to={to}>
              {t(`links.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
