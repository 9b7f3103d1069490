import { IconMenu2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useOnDemand } from '../use-on-demand.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import classes from './menu-button.module.css';

/** The hamburger that stands for the navigation where the page is narrow. */
export function MenuButton() {
  const { t } = useTranslation('app/public-frame');
  const [drawer, fetchDrawer] = useOnDemand(() => import('./menu-drawer.tsx'));
  const { key } = useLocation();
  // Remembered with the visit to a page: any way of leaving that page closes it, and coming back finds it closed.
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === key;
  if (openOn !== undefined && !isOpen) setOpenOn(undefined);
  return (
    <>
      <PlainButton
        className={classes.button}
        aria-label={t('menu.open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={fetchDrawer}
        onFocus={fetchDrawer}
        onClick={() => {
          fetchDrawer();
          setOpenOn(key);
        }}
      >
        <IconMenu2 aria-hidden />
      </PlainButton>
      {drawer && <drawer.MenuDrawer isOpen={isOpen} onClose={() => setOpenOn(undefined)} />}
    </>
  );
}
