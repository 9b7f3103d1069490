import { VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { QuestionRow } from './question-row.tsx';
import type { RowsProps } from './rows-props.ts';
import { nextSorting, columns, type ColumnName, type Sorting } from './sort-rows.ts';
import classes from './table.module.css';

export function QuestionTable({ opened, rows, sorting, open, onSort, onToggle }: RowsProps) {
  const { t } = useTranslation('results/detailed');
  return (
    <div className={classes.box}>
      <table className={classes.table}>
        <VisuallyHidden component="caption">{t('table')}</VisuallyHidden>
        <thead>
          <tr>
            {columns.map((column) => (
              <SortHead key={column} column={column} sorting={sorting} onSort={onSort} />
            ))}
            {onToggle && (
              <th scope="col">
                <VisuallyHidden>{t('details')}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <QuestionRow
              key={row.id}
              opened={opened}
              row={row}
              isOpen={row.id === open}
              {...(onToggle && { onToggle })}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface SortHeadProps {
  column: ColumnName;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}

/** A column header that sorts the rows, and reverses the order at the next press. */
function SortHead({ column, sorting, onSort }: SortHeadProps) {
  const { t } = useTranslation('results/detailed');
  const isSorted = sorting.column === column;
  const direction = sorting.isDescending ? 'descending' : 'ascending';
  const Sign = !isSorted ? IconArrowsSort : sorting.isDescending ? IconArrowDown : IconArrowUp;
  return (
    <th scope="col" data-column={column} {...(isSorted && { 'aria-sort': direction })}>
      <PlainButton className={classes.sort!} onClick={() => onSort(nextSorting(sorting, column))}>
        {t(`column.${column}`)}
        <Sign size={14} aria-hidden />
      </PlainButton>
    </th>
  );
}
