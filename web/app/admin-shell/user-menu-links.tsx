import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AdminLink } from './admin-links.ts';

interface Props {
  links: AdminLink[];
  /** The first of these has the focus when the menu opens. */
  takesFocus?: boolean;
}

export function UserMenuLinks({ links, takesFocus = false }: Props) {
  const { t } = useTranslation('app/admin-shell');
  return links.map(({ name, path, icon: Icon }, index) => (
    <Menu.Item
      key={path}
      component={Link}
      to={path}
      leftSection={<Icon size={18} stroke={1.6} />}
      data-autofocus={(takesFocus && index === 0) || undefined}
    >
      {t(`link.${name}`)}
    </Menu.Item>
  ));
}
