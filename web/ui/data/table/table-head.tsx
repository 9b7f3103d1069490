import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SortButton } from '../sort-button.tsx';
import type { ListColumn } from './column.ts';
import classes from './list-table.module.css';
import type { TableView } from './table-view.ts';

interface Props<Row> {
  columns: ListColumn<Row>[];
  view: TableView;
  hasBulk: boolean;
  hasMenu: boolean;
}

const directions = { true: 'descending', false: 'ascending' } as const;

export function TableHead<Row>({ columns, view, hasBulk, hasMenu }: Props<Row>) {
  const { t } = useTranslation('ui/data/table');
  return (
    <thead>
      <tr>
        {hasBulk && (
          <th className={classes.check}>
            <VisuallyHidden>{t('selected')}</VisuallyHidden>
          </th>
        )}
        {columns.map((column) => (
          <Heading key={column.id} column={column} view={view} />
        ))}
        {hasMenu && (
          <th className={classes.menu}>
            <VisuallyHidden>{t('menu')}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

function Heading<Row>({ column, view }: { column: ListColumn<Row>; view: TableView }) {
  const { sort, label, isNumber } = column;
  if (sort === undefined) {
    return (
      <th scope="col" data-number={isNumber}>
        {label}
      </th>
    );
  }
  const isSorted = view.sort.column === sort;
  const { isDescending } = view.sort;
  const direction = isSorted ? directions[`${isDescending}`] : undefined;
  return (
    <th scope="col" data-number={isNumber} aria-sort={direction}>
      <SortButton
        label={label}
        direction={direction}
        onClick={() =>
          view.set({ sort: { column: sort, isDescending: isSorted && !isDescending } })
        }
      />
    </th>
  );
}
