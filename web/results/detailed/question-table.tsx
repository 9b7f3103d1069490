import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { QuestionRow } from './question-row.tsx';
import type { RowsProps } from './rows-props.ts';
import { SortHead } from './sort-head.tsx';
import { columns } from './sort-rows.ts';
import classes from './table.module.css';

export function QuestionTable({ attempt, rows, sorting, open, onSort, onToggle }: RowsProps) {
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
              attempt={attempt}
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
