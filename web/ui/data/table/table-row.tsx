import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { CheckboxField } from '../../forms/checkbox-field.tsx';
import type { ListColumn } from './column.ts';
import type { ListTableProps } from './list-table-props.ts';
import classes from './list-table.module.css';
import { onRowKey } from './row-keys.ts';
import { RowMenu } from './menus/row-menu.tsx';
import type { Selection } from './use-selection.ts';

interface Props<Row> extends ListTableProps<Row> {
  row: Row;
  selection: Selection;
  /** The row is in the tab order. */
  isEntry: boolean;
  onFocus: () => void;
}

const interactive = 'a, button, input, label, select, [role=menu]';

export function TableRow<Row>(props: Props<Row>) {
  const { row, columns, selection, rowHref, rowMenu, bulk } = props;
  const { t } = useTranslation('ui/data/table');
  const navigate = useNavigate();
  const id = props.rowId(row);
  const name = props.rowLabel(row);
  const href = rowHref?.(row);
  const entries = rowMenu?.(row);
  const isSelected = selection.ids.has(id);
  const select = (): void => selection.toggle([id]);
  // A row that opens beside the list must not scroll the list.
  const open = (to: string): void => void navigate(to, { preventScrollReset: to.startsWith('?') });

  const onClick = ({ target }: MouseEvent): void => {
    const isOnControl = (target as Element).closest(interactive) !== null;
    // Selecting text in the row, such as a name to copy, must not open it.
    if (href !== undefined && !isOnControl && !getSelection()?.toString()) open(href);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>): void =>
    onRowKey(event, {
      select: bulk && select,
      open: href === undefined ? undefined : () => open(href),
      entries,
      act: (action) => (action.href === undefined ? action.onSelect?.() : open(action.href)),
    });
  return (
    <tr
      className={classes.row}
      tabIndex={props.isEntry ? 0 : -1}
      data-selected={isSelected || undefined}
      aria-current={props.currentRow === id || undefined}
      data-leads={href !== undefined || undefined}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocus={props.onFocus}
    >
      {bulk && (
        <td className={classes.check}>
          <CheckboxField
            size="xs"
            aria-label={t('select', { name })}
            checked={isSelected}
            onChange={select}
          />
        </td>
      )}
      {columns.map((column, index) => (
        <Cell
          key={column.id}
          column={column}
          row={row}
          isFirst={index === 0}
          href={index === 0 ? href : undefined}
        />
      ))}
      {entries && (
        <td className={classes.menu}>
          <RowMenu name={name} entries={entries} />
        </td>
      )}
    </tr>
  );
}

interface CellProps<Row> {
  column: ListColumn<Row>;
  row: Row;
  /** The first cell names the row. */
  isFirst: boolean;
  href: string | undefined;
}

function Cell<Row>({ column, row, isFirst, href }: CellProps<Row>) {
  const content = column.cell(row);
  if (isFirst) {
    return (
      <th scope="row" data-number={column.isNumber}>
        {href === undefined ? (
          content
        ) : (
          <Link className={classes.link} to={href} preventScrollReset={href.startsWith('?')}>
            {content}
          </Link>
        )}
      </th>
    );
  }
  return (
    <td data-number={column.isNumber}>
      <span className={classes.cellLabel} aria-hidden>
        {column.label}
      </span>
      {content}
    </td>
  );
}
