import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import { headerLinks } from './header-links.ts';
import rowClasses from './navigation-links.module.css';

interface Props {
  /** CSS classes of the list; by default those of the row in the header. */
  classes?: { list?: string; link?: string };
}

/** The links of the header. The router marks the current page with `aria-current`. */
export function NavigationLinks({ classes = rowClasses }: Props) {
  const { t } = useTranslation('app/public-frame');
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('navigation')}>
      <ul className={classes.list}>
        {headerLinks(pathname).map(({ to, name }) => {
          const label = t(`links.${name}`);
          return (
            <li key={to}>
              <NavLink className={classes.link ?? ''} to={to} data-label={label}>
                {label}
              </NavLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
