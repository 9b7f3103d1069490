import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { SkipLink } from '../../ui/layout/skip-link.tsx';
import { useLook } from '../../ui/theme/use-look.ts';
import { Leaving } from '../session/leaving.tsx';
import { SiteHeader } from '../public-frame/site-header.tsx';
import frame from '../public-frame/public-frame.module.css';
import classes from './desk-frame.module.css';

/** Around the desk for those of the team who may not enter the console: its look, under the header of the public pages. */
export function DeskFrame() {
  const { t } = useTranslation('app');
  useLook('console');
  return (
    <div className={`${frame.frame} ${classes.frame}`}>
      <SkipLink>{t('skipToContent')}</SkipLink>
      <Leaving />
      <SiteHeader />
      <main id="content" className={classes.main} tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
