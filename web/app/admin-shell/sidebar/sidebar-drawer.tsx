import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Drawer.css';
import { Drawer } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { LanguageSwitch } from '../../../ui/layout/language-switch.tsx';
import { Person } from '../user-menu/person.tsx';
import { SidebarBrand } from './sidebar-brand.tsx';
import { SidebarLinks } from './sidebar-links.tsx';
import { Row } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './sidebar-drawer.module.css';

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** The sidebar on a phone. */
export function SidebarDrawer({ isOpen, onClose }: Props) {
  const { t } = useTranslation('app/admin-shell');
  const [language, setLanguage] = useLanguage();
  return (
    <Drawer.Root opened={isOpen} onClose={onClose} size="18rem">
      <Drawer.Overlay />
      <Drawer.Content classNames={{ content: classes.drawer ?? '' }} aria-label={t('menu')}>
        <Row justify="between" gap={10} isOneLine className={classes.head}>
          <SidebarBrand />
          <Drawer.CloseButton size={40} iconSize={20} aria-label={t('closeMenu')} />
        </Row>
        <nav className={classes.nav} aria-label={t('menu')}>
          <SidebarLinks />
        </nav>
        <Row justify="between" gap={10} isOneLine className={classes.foot}>
          <Person />
          <LanguageSwitch language={language} onChange={setLanguage} />
        </Row>
      </Drawer.Content>
    </Drawer.Root>
  );
}
