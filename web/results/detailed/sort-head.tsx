import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { afterPress, type ColumnName, type Sorting } from './sort-rows.ts';
import classes from './table.module.css';

interface Props {
  column: ColumnName;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}

/** A column head that puts the rows in its order, and turns it round at the next press. */
export function SortHead({ column, sorting, onSort }: Props) {
  const { t } = useTranslation('results/detailed');
  const isSorted = sorting.column === column;
  const direction = sorting.isDescending ? 'descending' : 'ascending';
  const Sign = !isSorted ? IconArrowsSort : sorting.isDescending ? IconArrowDown : IconArrowUp;
  return (
    <th scope="col" data-column={column} {...(isSorted && { 'aria-sort': direction })}>
      <button
        type="button"
        className={classes.sort}
        onClick={() => onSort(afterPress(sorting, column))}
      >
        {t(`column.${column}`)}
        <Sign size={14} aria-hidden />
      </button>
    </th>
  );
}
