import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useIsSignedIn } from '../../api/auth-state.ts';
import { BrandMark } from '../../ui/brand/brand-mark.tsx';
import { site } from '../../api/site.ts';
import { Later } from '../later.tsx';
import { whenIdle } from '../../ui/layout/when-idle.ts';
import { AccountCorner } from './account/account-corner.tsx';
import { MenuButton } from './menu/menu-button.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import { PageSwitches } from './page-switches.tsx';
import classes from './site-header.module.css';

// Loads after the page itself.
const loadBell = async () => {
  await whenIdle();
  return (await import('../../accounts/notifications/bell.tsx')).SiteBell;
};

export function SiteHeader() {
  const { t } = useTranslation('app/public-frame');
  const isSignedIn = useIsSignedIn();
  return (
    <header className={classes.header}>
      <div className={classes.row}>
        <Link className={classes.brand} to="/" aria-label={t('brandLink')}>
          <BrandMark name={site.siteName} />
        </Link>
        <div className={classes.links}>
          <NavigationLinks />
        </div>
        <div className={classes.switches}>
          <PageSwitches />
        </div>
        {isSignedIn && (
          <div className={classes.bell}>
            <Later load={loadBell} />
          </div>
        )}
        <div className={classes.account}>
          <AccountCorner />
        </div>
        <div className={classes.menu}>
          <MenuButton />
        </div>
      </div>
    </header>
  );
}
