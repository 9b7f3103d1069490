import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { Menu } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Zoom } from '../zoom/use-zoom.ts';
import { ZoomItems } from '../zoom/zoom-items.tsx';
import { MoreItemRow, type MoreItem } from './more-item-row.tsx';
import classes from './more-menu.module.css';
import { PlainButton } from '../../../../ui/buttons/plain-button.tsx';
import buttonClasses from './tool-button.module.css';

interface Props {
  /** In order. `exit` always comes last, separated from the others. */
  items: MoreItem[];
  /** The result of `useZoom`. */
  zoom: Zoom;
  /** Opens at once, if the student pressed the button before the menu had loaded. */
  startsOpen?: boolean;
}

/** The menu of the tools that have no room in the bar. */
export function MoreMenu({ items, zoom, startsOpen = false }: Props) {
  const { t } = useTranslation('attempts/player/tools');
  const exit = items.find(({ name }) => name === 'exit');
  return (
    <Menu
      defaultOpened={startsOpen}
      classNames={classes}
      position="bottom-end"
      width="var(--menu-width)"
      shadow="md"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>
        <PlainButton className={buttonClasses.tool}>
          <IconDotsVertical size={20} stroke={1.7} aria-hidden />
          {t('more')}
        </PlainButton>
      </Menu.Target>
      <Menu.Dropdown>
        {items
          .filter(({ name }) => name !== 'exit')
          .map((item, index) => (
            <MoreItemRow key={item.name} {...item} takesFocus={index === 0} />
          ))}
        <Menu.Divider />
        <ZoomItems zoom={zoom} />
        {exit && (
          <>
            <Menu.Divider />
            <MoreItemRow {...exit} />
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
