import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { PageTitle } from '../../layout/page-title.tsx';
import screen from '../../layout/screen.module.css';
import classes from './list-screen.module.css';
import type { ListTableProps } from './list-table-props.ts';
import { ListTable } from './list-table.tsx';

interface Props<Row> extends Omit<
  ListTableProps<Row>,
  'label' | 'rowId' | 'view' | 'reply' | 'exportRows'
> {
  documentTitle: string;
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  /** Above the table. */
  tabs?: ReactNode;
  /** The table's accessible name, if it is not the title. */
  label?: string;
  list: Pick<ListTableProps<Row>, 'view' | 'reply' | 'exportRows'>;
  /** The open row, beside the table if there is room. */
  panel?: ReactNode;
  className?: string | undefined;
  /** Below the table: notes and open dialogs. */
  children?: ReactNode;
}

const rowId = ({ id }: { id: string | number }): string => String(id);

/** The page of a list: its title, its tabs and its table. */
export function ListScreen<Row extends { id: string | number }>(props: Props<Row>) {
  const { documentTitle, title, lead, actions, tabs, list, className, children, ...rest } = props;
  const { label = title, panel, ...table } = rest;
  useDocumentTitle(documentTitle);
  return (
    <div className={[screen.screen, className].filter(Boolean).join(' ')}>
      <PageTitle title={title} lead={lead} actions={actions} />
      {tabs}
      <div className={classes.body} data-open={panel ? true : undefined}>
        <ListTable<Row> {...table} {...list} label={label} rowId={rowId} />
        {panel}
      </div>
      {children}
    </div>
  );
}
