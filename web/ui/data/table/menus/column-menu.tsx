import { Menu } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../column.ts';
import menu from './menu.module.css';
import classes from '../table-strip.module.css';
import type { useColumnChoice } from '../use-column-choice.ts';

interface Props<Row> {
  columns: ListColumn<Row>[];
  choice: ReturnType<typeof useColumnChoice<Row>>;
}

export function ColumnMenu<Row>({ columns, choice }: Props<Row>) {
  const { t } = useTranslation('ui/data/table');
  const optionalColumns = columns.filter(({ isAlwaysVisible }) => !isAlwaysVisible);
  if (optionalColumns.length === 0) return null;
  return (
    <Menu
      classNames={menu}
      position="bottom-end"
      shadow="md"
      closeOnItemClick={false}
      withinPortal={false}
      floatingStrategy="fixed"
      withInitialFocusPlaceholder={false}
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>
        <button type="button" className={classes.tool}>
          <IconColumns3 size={16} aria-hidden />
          {t('columns')}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {optionalColumns.map((column) => (
          <Menu.CheckboxItem
            key={column.id}
            checked={choice.isVisible(column)}
            onChange={() => choice.toggle(column)}
          >
            {column.label}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
