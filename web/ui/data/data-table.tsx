import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './data-table.module.css';
import { Skeleton } from '../feedback/skeleton.tsx';
import { useOverflows } from '../layout/use-overflows.ts';

export interface Column<Row> {
  key: string;
  header: string;
  /** Right-aligned, in figures of one width. */
  isNumeric?: boolean;
  render: (row: Row) => ReactNode;
}

interface Props<Row> {
  /** What the table holds, for screen readers. */
  caption: string;
  /** The first column names the row. */
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  isLoading?: boolean;
  /** Shown in place of the rows: an EmptyState when there are none, an ErrorState when they could not be loaded. */
  empty?: ReactNode;
  error?: ReactNode;
}

const skeletonRows = 5;

/** Only shows rows: sorting, paging and filters belong to the caller. */
export function DataTable<Row>(props: Props<Row>) {
  const { caption, columns, isLoading = false } = props;
  const { t } = useTranslation('ui');
  const [box, overflows] = useOverflows<HTMLDivElement>();
  const scrolling = overflows ? { role: 'region', 'aria-label': caption, tabIndex: 0 } : {};
  return (
    <div className={classes.scroll} ref={box} {...scrolling}>
      <table className={classes.table} aria-busy={isLoading}>
        <VisuallyHidden component="caption">
          {caption} {isLoading && t('loading')}
        </VisuallyHidden>
        <thead>
          <tr>
            {columns.map(({ key, header, isNumeric }) => (
              <th key={key} scope="col" data-numeric={isNumeric}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Body {...props} />
        </tbody>
      </table>
    </div>
  );
}

function Body<Row>({ columns, rows, rowKey, isLoading, empty, error }: Props<Row>) {
  if (isLoading) {
    return Array.from({ length: skeletonRows }, (_, row) => (
      <tr key={row}>
        {columns.map(({ key }, column) => (
          <td key={key}>
            <Skeleton width={column === 0 ? '80%' : '55%'} />
          </td>
        ))}
      </tr>
    ));
  }
  const placeholder = error ?? (rows.length === 0 ? empty : undefined);
  if (placeholder) {
    return (
      <tr>
        <td colSpan={columns.length}>{placeholder}</td>
      </tr>
    );
  }
  return rows.map((row) => (
    <tr key={rowKey(row)}>
      {columns.map(({ key, isNumeric, render }, index) =>
        index === 0 ? (
          <th key={key} scope="row" data-numeric={isNumeric}>
            {render(row)}
          </th>
        ) : (
          <td key={key} data-numeric={isNumeric}>
            {render(row)}
          </td>
        ),
      )}
    </tr>
  ));
}
