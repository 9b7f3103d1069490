import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { Menu, UnstyledButton } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { MenuAction, MenuEntry } from '../column.ts';
import classes from './menu.module.css';
import { focusMenuButton } from './focus-menu-button.ts';

interface Props {
  /** The name of the row, for screen readers. */
  name: string;
  entries: MenuEntry[];
}

/** The menu of a row's actions. Actions that don't apply are disabled, not removed. */
export function RowMenu({ name, entries }: Props) {
  const { t } = useTranslation('ui/data/table');
  return (
    <Menu
      classNames={classes}
      position="bottom-end"
      shadow="md"
      // Stays inside the page's landmark without being clipped by the table.
      withinPortal={false}
      floatingStrategy="fixed"
      withInitialFocusPlaceholder={false}
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>
        <UnstyledButton
          className={classes.target}
          aria-label={t('actions', { name })}
          data-row-menu
        >
          <IconDots size={18} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown onClickCapture={focusMenuButton}>
        {entries.map((entry, index) =>
          entry === 'divider' ? <Menu.Divider key={index} /> : <Entry key={index} entry={entry} />,
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

function Entry({ entry }: { entry: MenuAction }) {
  const { label, icon, note, shortcut, isDisabled = false, isDangerous = false } = entry;
  const look = {
    disabled: isDisabled,
    leftSection: icon,
    rightSection: note ?? (shortcut && <kbd className={classes.key}>{shortcut}</kbd>),
    'data-dangerous': isDangerous || undefined,
  };
  return entry.href !== undefined && !isDisabled ? (
    <Menu.Item component={Link} to={entry.href} {...look}>
      {label}
    </Menu.Item>
  ) : (
    <Menu.Item onClick={entry.onSelect} {...look}>
      {label}
    </Menu.Item>
  );
}
