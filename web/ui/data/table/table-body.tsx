import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../feedback/empty-state.tsx';
import { ErrorState } from '../../feedback/error-state.tsx';
import { Skeleton } from '../../feedback/skeleton.tsx';
import type { ListTableProps } from './list-table-props.ts';
import classes from './list-table.module.css';
import { TableRow } from './table-row.tsx';
import type { Selection } from './use-selection.ts';

interface Props<Row> extends ListTableProps<Row> {
  data: { rows: Row[] } | undefined;
  selection: Selection;
}

const skeletonRows = 8;

export function TableBody<Row>(props: Props<Row>) {
  const { columns, rowId, data, currentElsewhere } = props;
  const { t } = useTranslation('ui/data/table');
  // The row in the tab order; the arrow keys move on from there.
  const [current, setCurrent] = useState(0);
  const width = columns.length + (props.bulk ? 1 : 0) + (props.rowMenu ? 1 : 0);
  const placeholder = placeholderFor(props);
  const rows = [...(currentElsewhere ? [currentElsewhere] : []), ...(data?.rows ?? [])];
  return (
    <tbody>
      {placeholder ? (
        <tr className={classes.instead}>
          <td colSpan={width}>{placeholder}</td>
        </tr>
      ) : data ? (
        rows.map((row, index) => (
          <Fragment key={rowId(row)}>
            <TableRow
              {...props}
              row={row}
              isEntry={index === Math.min(current, rows.length - 1)}
              onFocus={() => setCurrent(index)}
            />
            {props.detail && props.currentRow === rowId(row) && (
              <tr>
                <td colSpan={width} className={classes.detail}>
                  {row === currentElsewhere && <p className={classes.note}>{t('elsewhere')}</p>}
                  {props.detail(row)}
                </td>
              </tr>
            )}
          </Fragment>
        ))
      ) : (
        <SkeletonRows width={width} />
      )}
    </tbody>
  );
}

function placeholderFor<Row>({ reply, data, empty, currentElsewhere }: Props<Row>) {
  if (reply.error) {
    const { message } = reply.error;
    return <ErrorState message={message} onRetry={reply.reload} isRetrying={reply.isLoading} />;
  }
  return data?.rows.length === 0 && !currentElsewhere ? <EmptyState {...empty} /> : undefined;
}

const SkeletonRows = ({ width }: { width: number }) =>
  Array.from({ length: skeletonRows }, (_row, row) => (
    <tr key={row}>
      {Array.from({ length: width }, (_cell, cell) => (
        <td key={cell}>
          <Skeleton width={cell === 0 ? '80%' : '55%'} />
        </td>
      ))}
    </tr>
  ));
