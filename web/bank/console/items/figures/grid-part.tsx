import { TextInput, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import bank from '../bank.module.css';
import { Row } from '../../../../ui/layout/boxes/boxes.tsx';
import { FigurePart } from './figure-part.tsx';
import { useForm } from '../form/form.ts';
import classes from './figures.module.css';
import { AddRow, RemoveRow } from './row-buttons.tsx';

interface Props {
  label: string;
  /** What the upper left corner says. */
  corner?: string;
  columns: readonly string[];
  rows: readonly { head?: string }[];
  mostColumns: number;
  mostRows: number;
  leastColumns: number;
  leastRows: number;
  onColumn: (place: number, name: string) => void;
  onRowHead?: (place: number, name: string) => void;
  onAddColumn: () => void;
  onRemoveColumn: (place: number) => void;
  onAddRow: () => void;
  onRemoveRow: (place: number) => void;
  renderCell: (row: number, column: number, label: string) => ReactNode;
  words: { column: string; row: string; addColumn: string; addRow: string };
}

/** A sheet with named columns (and rows), which grows in both directions. */
export function GridPart(props: Props) {
  const { t } = useTranslation('bank/console/items');
  const { editor } = useForm();
  const { columns, rows, words, onRowHead } = props;
  const { isLocked } = editor;
  const columnName = (place: number): string => `${words.column} ${place + 1}`;
  const rowName = (place: number): string => `${words.row} ${place + 1}`;
  return (
    <FigurePart label={props.label}>
      <div className={bank.scroll}>
        <table className={classes.cells}>
          <thead>
            <tr>
              {onRowHead && <th scope="col">{props.corner}</th>}
              {columns.map((name, place) => (
                <th key={place} scope="col">
                  <Row isOneLine gap={2} className={classes.headCell}>
                    <TextInput
                      aria-label={columnName(place)}
                      maxLength={80}
                      readOnly={isLocked}
                      value={name}
                      onChange={({ currentTarget }) => props.onColumn(place, currentTarget.value)}
                    />
                    <RemoveRow
                      name={columnName(place)}
                      isDisabled={columns.length <= props.leastColumns}
                      onRemove={() => props.onRemoveColumn(place)}
                    />
                  </Row>
                </th>
              ))}
              <th scope="col">
                <VisuallyHidden>{t('actions')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ head }, row) => (
              <tr key={row}>
                {onRowHead && (
                  <th scope="row">
                    <TextInput
                      aria-label={rowName(row)}
                      maxLength={80}
                      readOnly={isLocked}
                      value={head ?? ''}
                      onChange={({ currentTarget }) => onRowHead(row, currentTarget.value)}
                    />
                  </th>
                )}
                {columns.map((_, column) => (
                  <td key={column}>
                    {props.renderCell(row, column, `${rowName(row)}, ${columnName(column)}`)}
                  </td>
                ))}
                <td>
                  <RemoveRow
                    name={rowName(row)}
                    isDisabled={rows.length <= props.leastRows}
                    onRemove={() => props.onRemoveRow(row)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Row gap={6}>
        <AddRow
          label={words.addRow}
          isFull={rows.length >= props.mostRows}
          onAdd={props.onAddRow}
        />
        <AddRow
          label={words.addColumn}
          isFull={columns.length >= props.mostColumns}
          onAdd={props.onAddColumn}
        />
      </Row>
    </FigurePart>
  );
}
