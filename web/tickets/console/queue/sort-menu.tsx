import { Menu } from '@mantine/core';
import { IconArrowsSort } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { DeskMenu } from '../desk-menu.tsx';
import type { QueueView } from './use-queue-view.ts';
import classes from './queue.module.css';

const orders = ['due', '-updated', '-created', 'created', '-priority'] as const;

const sortingOf = (order: (typeof orders)[number]) => ({
  column: order.replace('-', '') as QueueView['sort']['column'],
  isDescending: order.startsWith('-'),
});

export function SortMenu({ view }: { view: QueueView }) {
  const { t } = useTranslation('tickets/console');
  const { column, isDescending } = view.sort;
  const chosen = `${isDescending ? '-' : ''}${column}`;
  return (
    <DeskMenu
      position="bottom-end"
      target={
        <PlainButton className={classes.tool ?? ''} aria-label={t('queue.sort')}>
          <IconArrowsSort size={18} aria-hidden />
        </PlainButton>
      }
    >
      {orders.map((order) => (
        <Menu.CheckboxItem
          key={order}
          checked={order === chosen}
          onChange={() => view.set({ sort: sortingOf(order) })}
        >
          {t(`queue.sorts.${order}`)}
        </Menu.CheckboxItem>
      ))}
    </DeskMenu>
  );
}
