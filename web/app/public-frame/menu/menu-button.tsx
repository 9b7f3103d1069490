import { IconMenu2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useOnDemand } from '../use-on-demand.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import classes from './menu-button.module.css';

/** The hamburger button that replaces the navigation on narrow pages. */
export function MenuButton() {
  const { t } = useTranslation('app/public-frame');
  const [drawer, fetchDrawer] = useOnDemand(() => import('./menu-drawer.tsx'));
  const { key } = useLocation();
  // The location key at which the menu was opened: any navigation closes it, and it stays closed after going back.
  const [openKey, setOpenKey] = useState<string>();
  const isOpen = openKey === key;
  if (openKey !== undefined && !isOpen) setOpenKey(undefined);
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
          setOpenKey(key);
        }}
      >
        <IconMenu2 aria-hidden />
      </PlainButton>
      {drawer && <drawer.MenuDrawer isOpen={isOpen} onClose={() => setOpenKey(undefined)} />}
    </>
  );
}
