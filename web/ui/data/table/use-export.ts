import { useState } from 'react';
import { toCsv } from '../csv.ts';
import { saveFile } from '../save-file.ts';
import type { ListColumn } from './column.ts';
import { exportPageSize } from './paging/page-sizes.ts';

export type ExportRows<Row> = (page: number) => Promise<{ rows: Row[]; total: number }>;

export interface Progress {
  done: number;
  total: number;
}

const today = (): string => new Date().toISOString().slice(0, 10);

/** Fetches the whole list page by page and downloads it as a CSV file with the visible columns. */
export function useExport<Row>(name: string, columns: ListColumn<Row>[]) {
  const [progress, setProgress] = useState<Progress>();

  const run = async (exportRows: ExportRows<Row>): Promise<void> => {
    const csvColumns = columns.flatMap(({ label, csv, csvDetails = [] }) =>
      csv ? [{ label, value: csv }, ...csvDetails] : [],
    );
    const lines: (string | number | null)[][] = [csvColumns.map(({ label }) => label)];
    setProgress({ done: 0, total: 0 });
    try {
      for (let page = 1, isOver = false; !isOver; page += 1) {
        // Fetches one page at a time to spare the server.
        // oxlint-disable-next-line no-await-in-loop
        const { rows, total } = await exportRows(page);
        lines.push(...rows.map((row) => csvColumns.map(({ value }) => value(row))));
        setProgress({ done: lines.length - 1, total });
        isOver = rows.length < exportPageSize || lines.length > total;
      }
      saveFile(`bac-${name}-${today()}.csv`, 'text/csv;charset=utf-8', toCsv(lines));
    } catch {
      // The call has shown a toast with the reason.
    } finally {
      setProgress(undefined);
    }
  };
  return { progress, run };
}
