import type { QueueRow as TicketRow } from '@bac/contract/tickets/tickets-admin.ts';
import { Menu } from '@mantine/core';
import { IconArrowsSort, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { FilterMenu } from '../../../ui/data/table/filters/filter-menu.tsx';
import { ListSearch } from '../../../ui/data/table/filters/list-search.tsx';
import type { Selection } from '../../../ui/data/table/use-selection.ts';
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx';
import { Row } from '../../../ui/layout/boxes/boxes.tsx';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { DeskMenu } from '../actions/desk-menu.tsx';
import { priorities } from '../priorities.ts';
import classes from './queue.module.css';
import type { QueueView } from './use-queue-view.ts';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';

const orders = ['due', '-updated', '-created', 'created', '-priority'] as const;

const sortingOf = (order: (typeof orders)[number]) => ({
  column: order.replace('-', '') as QueueView['sort']['column'],
  isDescending: order.startsWith('-'),
});

function SortMenu({ view }: { view: QueueView }) {
  const { t } = useTranslation('tickets/console');
  const { column, isDescending } = view.sort;
  const chosen = `${isDescending ? '-' : ''}${column}`;
  return (
    <DeskMenu
      position="bottom-end"
      target={
        <IconButton className={classes.tool} label={t('queue.sort')}>
          <IconArrowsSort size={18} aria-hidden />
        </IconButton>
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

interface Props {
  view: QueueView;
  rows: TicketRow[];
  selection: Selection;
}

/** Search, order and filters; bulk actions replace search and order while tickets are selected. */
export function QueueHead({ view, rows, selection }: Props) {
  const { t } = useTranslation('tickets/console');
  const ids = rows.map(({ id }) => id);
  const selected = selection.ids.size;
  const isAllSelected = ids.length > 0 && ids.every((id) => selection.ids.has(id));
  return (
    <div className={classes.head}>
      <Row gap={10} isOneLine className={classes.line} data-bulk={selected > 0 || undefined}>
        <CheckboxField
          size="xs"
          aria-label={t('queue.selectAll')}
          checked={isAllSelected}
          indeterminate={selected > 0 && !isAllSelected}
          disabled={ids.length === 0}
          onChange={() => selection.toggle(ids)}
        />
        {selected > 0 ? (
          <BulkBar selection={selection} />
        ) : (
          <>
            <ListSearch label={t('queue.search')} view={view} />
            <SortMenu view={view} />
          </>
        )}
      </Row>
      <Filters view={view} rows={rows} />
    </div>
  );
}

/** The priority can be chosen here; a person, an agent or a tag is set by a link and can only be removed. */
function Filters({ view, rows }: Pick<Props, 'view' | 'rows'>) {
  const { t } = useTranslation('tickets/console');
  const { priority, person, assignee, tag } = view.filters;
  const nameOf = (id: string): string =>
    rows.find((row) => row.person.id === id)?.person.name ??
    rows.find((row) => row.assignee?.id === id)?.assignee?.name ??
    '';
  const linkedFilters = [
    { name: 'tag', label: t('queue.tag'), value: tag },
    { name: 'person', label: t('queue.person'), value: person && (nameOf(person) || '…') },
    { name: 'assignee', label: t('queue.assignee'), value: assignee && (nameOf(assignee) || '…') },
  ].filter(({ value }) => value !== '');
  return (
    <Row gap={6} align="stretch" className={classes.filters}>
      <FilterMenu
        label={t('priority.label')}
        options={priorities.map((value) => ({ value, label: t(`priority.${value}`) }))}
        chosen={priority}
        onChange={(chosen) => view.set({ priority: chosen })}
      />
      {linkedFilters.map(({ name, label, value }) => (
        <PlainButton
          key={name}
          className={classes.set ?? ''}
          onClick={() => view.set({ [name]: '' })}
        >
          {label}: <strong>{value}</strong>
          <IconX size={14} aria-label={t('queue.remove')} />
        </PlainButton>
      ))}
    </Row>
  );
}
