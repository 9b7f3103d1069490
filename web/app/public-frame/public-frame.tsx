import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { SkipLink } from '../../ui/skip-link.tsx';
import { SiteFooter } from './footer/site-footer.tsx';
import classes from './public-frame.module.css';
import { SiteHeader } from './site-header.tsx';
import { SupportWidget } from './support/support-widget.tsx';

/** What surrounds every public page. Pages reach from edge to edge and keep their own margins. */
export function PublicFrame() {
  const { t } = useTranslation('app');
  return (
    <div className={classes.frame}>
      <SkipLink>{t('skipToContent')}</SkipLink>
      <SiteHeader />
      <main id="content" className={classes.main} tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <SupportWidget />
    </div>
  );
}
