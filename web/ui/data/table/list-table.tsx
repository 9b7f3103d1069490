import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ListSearch } from './filters/list-search.tsx';
import type { ListTableProps } from './list-table-props.ts';
import classes from './list-table.module.css';
import { TableBody } from './table-body.tsx';
import { TableFoot } from './paging/table-foot.tsx';
import { TableHead } from './table-head.tsx';
import { TableStrip } from './table-strip.tsx';
import { useColumnChoice } from './use-column-choice.ts';
import { useExport } from './use-export.ts';
import { usePreviousData } from './use-previous-data.ts';
import { useLastPage } from './paging/use-last-page.ts';
import { useSelection } from './use-selection.ts';

/** The table of every list of the console: the view is stored in the address, the server returns the rows page by page. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { columns, view, reply, rowId } = props;
  const { t } = useTranslation('ui/data/table');
  const choice = useColumnChoice(props.name, columns);
  const { page: _page, size: _size, ...queryWithoutPage } = view.query;
  const selection = useSelection(JSON.stringify(queryWithoutPage));
  const data = usePreviousData(reply);
  const csvExport = useExport(props.csvName ?? props.name, choice.visibleColumns);
  useLastPage(view, reply.data);
  const table = useRef<HTMLTableElement>(null);
  useScrollToCurrent(table, data !== undefined);
  const ids = (data?.rows ?? []).map(rowId);
  return (
    <div className={classes.list}>
      {(props.searchLabel || props.filters) && (
        <div className={classes.filters}>
          {props.searchLabel && <ListSearch label={props.searchLabel} view={view} />}
          {props.filters}
        </div>
      )}
      <div className={classes.box}>
        <TableStrip {...props} {...{ data, choice, selection, csvExport, ids }} />
        <div className={classes.scroll} data-stale={reply.isLoading && data !== undefined}>
          <table
            ref={table}
            className={classes.table}
            aria-label={props.label}
            aria-busy={reply.isLoading}
          >
            <TableHead
              columns={choice.visibleColumns}
              view={view}
              hasBulk={!!props.bulk}
              hasMenu={!!props.rowMenu}
            />
            <TableBody {...props} {...{ data, selection }} columns={choice.visibleColumns} />
          </table>
        </div>
        {data && data.total > 0 && <TableFoot view={view} total={data.total} />}
      </div>
      {props.bulk && props.rowHref && <p className={classes.hint}>{t('keys')}</p>}
    </div>
  );
}

/** Scrolls to the current row when rows first appear: a link may open a row far down the page. */
function useScrollToCurrent(table: RefObject<HTMLTableElement | null>, hasRows: boolean): void {
  useEffect(() => {
    if (!hasRows) return;
    table.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  }, [table, hasRows]);
}
