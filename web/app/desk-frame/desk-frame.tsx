import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { SkipLink } from '../../ui/layout/skip-link.tsx';
import { useLook } from '../../ui/theme/use-look.ts';
import { DeletionNotice } from '../session/deletion-notice.tsx';
import { SiteHeader } from '../public-frame/site-header.tsx';
import frame from '../public-frame/public-frame.module.css';
import classes from './desk-frame.module.css';

/** The frame of the desk for team members without access to the console: the console's look with the public header. */
export function DeskFrame() {
  const { t } = useTranslation('app');
  useLook('console');
  return (
    <div className={`${frame.frame} ${classes.frame}`}>
      <SkipLink>{t('skipToContent')}</SkipLink>
      <DeletionNotice />
      <SiteHeader />
      <main id="content" className={classes.main} tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
