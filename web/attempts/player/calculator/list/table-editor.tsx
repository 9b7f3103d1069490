import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { columnNames, type Cells } from '../engine/parse/entry.ts';
import type { TableRow } from '../state/calculator-state.ts';
import words from './row-result.module.css';
import classes from './table-editor.module.css';

interface Props {
  table: TableRow;
  badCells: string[];
  hasKeypad: boolean;
  fieldRef: (field: HTMLInputElement | null) => void;
  onFocus: () => void;
  onCell: (row: number, column: keyof Cells, text: string) => void;
  onFit: (kind: 'line' | 'parabola' | 'exponential') => void;
}

const columns = ['x', 'y'] as const;
const fits = ['line', 'parabola', 'exponential'] as const;

/** A table with two columns of numbers. The last row is always empty. */
export function TableEditor({
  table,
  badCells,
  hasKeypad,
  fieldRef,
  onFocus,
  onCell,
  onFit,
}: Props) {
  const { t } = useTranslation('attempts/player/calculator');
  const names = columnNames(table.number);

  /** Pastes numbers copied from elsewhere into this cell and the following rows. */
  function paste(event: ClipboardEvent, row: number, column: number): void {
    const lines = event.clipboardData.getData('text').trim().split(/\r?\n/);
    const parts = lines.map((line) => line.trim().split(/[\t;]|,\s+|\s+/));
    if (parts.length < 2 && parts[0]!.length < 2) return;
    event.preventDefault();
    parts.forEach((texts, i) =>
      texts.slice(0, 2 - column).forEach((text, j) => onCell(row + i, columns[column + j]!, text)),
    );
  }

  return (
    <div className={classes.table}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                <i>{column}</i>
                <sub>{table.number}</sub>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.cells.map((cells, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows have no other key
            <tr key={row}>
              {columns.map((column, i) => (
                <td key={column}>
                  <input
                    ref={row === 0 && i === 0 ? fieldRef : undefined}
                    value={cells[column]}
                    maxLength={40}
                    aria-label={t('table.cell', { column: names[column], row: row + 1 })}
                    aria-invalid={badCells.includes(`${column}${row}`) || undefined}
                    inputMode={hasKeypad ? 'none' : 'text'}
                    autoComplete="off"
                    onFocus={onFocus}
                    onPaste={(event) => paste(event, row, i)}
                    onKeyDown={(event) => move(event, row, i)}
                    onChange={({ target }) => onCell(row, column, target.value)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {badCells.length > 0 && <p className={words.problem}>{t('table.badCells')}</p>}
      <p className={words.missing}>
        <span>{t('table.fit')}</span>
        {fits.map((kind) => (
          <button key={kind} type="button" onClick={() => onFit(kind)}>
            {t(`table.${kind}`)}
          </button>
        ))}
      </p>
    </div>
  );
}

function move(event: KeyboardEvent<HTMLInputElement>, row: number, column: number): void {
  const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const rows = event.currentTarget.closest('tbody')?.rows;
  const next = rows?.[row + step]?.cells[column]?.querySelector('input');
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}
