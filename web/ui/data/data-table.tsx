import { VisuallyHidden } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './data-table.module.css';
import { Skeleton } from '../feedback/skeleton.tsx';
import { useOverflows } from '../layout/use-overflows.ts';
import { SortButton } from './sort-button.tsx';

export interface Column<Row> {
  key: string;
  header: string;
  /** Right-aligned, in figures of one width. */
  isNumeric?: boolean;
  /** Lets the reader sort by this column. A row without a value stays at the end. `as-listed` is the order of `rows`. */
  sortBy?: 'as-listed' | ((row: Row) => number | string | null);
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

interface Sort {
  key: string;
  direction: 'ascending' | 'descending';
}

const collator = new Intl.Collator('vi');

function sortRows<Row>(rows: Row[], columns: Column<Row>[], { key, direction }: Sort): Row[] {
  const sortBy = columns.find((column) => column.key === key)?.sortBy;
  const isDescending = direction === 'descending';
  if (sortBy === undefined) return rows;
  if (sortBy === 'as-listed') return isDescending ? rows.toReversed() : rows;
  const factor = isDescending ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [sortBy(one), sortBy(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    if (typeof a === 'number' && typeof b === 'number') return (a - b) * factor;
    return collator.compare(String(a), String(b)) * factor;
  });
}

/** Shows all its rows. Paging and filters belong to the caller. */
export function DataTable<Row>(props: Props<Row>) {
  const { caption, columns, rows, isLoading = false } = props;
  const [sort, setSort] = useState<Sort>();
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
            {columns.map(({ key, header, isNumeric, sortBy }) => {
              const direction = sort?.key === key ? sort.direction : undefined;
              return (
                <th key={key} scope="col" data-numeric={isNumeric} aria-sort={direction}>
                  {sortBy === undefined ? (
                    header
                  ) : (
                    <SortButton
                      label={header}
                      direction={direction}
                      onClick={() =>
                        setSort({
                          key,
                          direction: direction === 'ascending' ? 'descending' : 'ascending',
                        })
                      }
                    />
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          <Body {...props} rows={sort ? sortRows(rows, columns, sort) : rows} />
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
