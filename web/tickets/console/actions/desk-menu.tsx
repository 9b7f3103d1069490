import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import menu from '../../../ui/data/table/menus/menu.module.css';
import { focusMenuButton } from '../../../ui/data/table/menus/focus-menu-button.ts';

interface Props {
  /** A button; it opens the menu. */
  target: ReactNode;
  position?: 'bottom-start' | 'bottom-end' | 'top-end';
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A menu of the desk: inside the page's landmark, and not clipped by its pane. */
export const DeskMenu = ({ target, position = 'bottom-start', onToggle, children }: Props) => (
  <Menu
    classNames={menu}
    position={position}
    shadow="md"
    withinPortal={false}
    floatingStrategy="fixed"
    withInitialFocusPlaceholder={false}
    transitionProps={{ duration: 0 }}
    {...(onToggle && { onChange: onToggle })}
  >
    <Menu.Target>{target}</Menu.Target>
    <Menu.Dropdown onClickCapture={focusMenuButton}>{children}</Menu.Dropdown>
  </Menu>
);
