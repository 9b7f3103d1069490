import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { lazyHydrated } from '../../ui/feedback/later.tsx';
import { SkipLink } from '../../ui/layout/skip-link.tsx';
import { Later } from '../later.tsx';
import { DeletionNotice } from '../session/deletion-notice.tsx';
import classes from './public-frame.module.css';
import { SiteHeader } from './site-header.tsx';

/** Below the fold, so its code loads after that of the page itself. */
const LowerFrame = lazyHydrated(
  async () => (await import('./lower-frame.tsx')).LowerFrame,
  () => <div className={classes.footerToCome} />,
);

const loadAnnouncements = async () =>
  (await import('./announcements/announcements.tsx')).Announcements;

/** The frame of every public page. Pages reach from edge to edge and set their own margins. */
export function PublicFrame() {
  const { t } = useTranslation('app');
  return (
    <div className={classes.frame}>
      <SkipLink>{t('skipToContent')}</SkipLink>
      <DeletionNotice />
      <Later load={loadAnnouncements} />
      <SiteHeader />
      <main id="content" className={classes.main} tabIndex={-1}>
        <Outlet />
      </main>
      <LowerFrame />
    </div>
  );
}
