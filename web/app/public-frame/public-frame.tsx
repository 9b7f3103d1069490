import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { SkipLink } from '../../ui/skip-link.tsx';
import classes from './public-frame.module.css';
import { SiteHeader } from './site-header.tsx';

/** Below the fold, so fetched after the page itself: an old phone shows its first screen sooner. */
const SiteFooter = lazy(async () => ({
  default: (await import('./footer/site-footer.tsx')).SiteFooter,
}));
const SupportWidget = lazy(async () => ({
  default: (await import('./support/support-widget.tsx')).SupportWidget,
}));

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
      <Suspense fallback={<div className={classes.footerToCome} />}>
        <SiteFooter />
      </Suspense>
      <Suspense fallback={null}>
        <SupportWidget />
      </Suspense>
    </div>
  );
}
