import { UnstyledButton } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable, type Column } from '../data/data-table.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import classes from './chart.module.css';

interface Props<Row> {
  title: string;
  legend?: ReactNode;
  /** The table of the chart's data. */
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  /** Draws the chart to the available width, so that text has the same size on a phone. */
  children: (width: number) => ReactNode;
}

/** The width until the box has been measured, and where it cannot be measured. */
const defaultWidth = 560;

/** A chart's title, its legend, and the button that turns the drawing into its table. */
export function ChartFrame<Row>({ title, legend, children, ...table }: Props<Row>) {
  const { t } = useTranslation('ui');
  const { ref, width } = useElementSize();
  const [isTable, setTable] = useState(false);
  return (
    <figure className={classes.figure}>
      <figcaption className={classes.caption}>
        <span className={classes.title}>{title}</span>
        {!isTable && legend}
        <UnstyledButton
          className={classes.toggle}
          aria-pressed={isTable}
          onClick={() => setTable(!isTable)}
        >
          <svg className={classes.tableIcon} viewBox="0 0 16 16" aria-hidden>
            <path d="M2 2h12v12H2zM2 6h12M6.5 6v8" />
          </svg>
          {t('chart.table')}
        </UnstyledButton>
      </figcaption>
      <div ref={ref}>
        {table.rows.length === 0 ? (
          <EmptyState title={t('chart.nothing')} />
        ) : isTable ? (
          <DataTable caption={title} {...table} />
        ) : (
          children(width || defaultWidth)
        )}
      </div>
    </figure>
  );
}
