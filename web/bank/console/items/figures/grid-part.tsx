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
  /** The text of the upper left corner. */
  corner?: string;
  columns: readonly string[];
  rows: readonly { head?: string }[];
  maxColumns: number;
  maxRows: number;
  minColumns: number;
  minRows: number;
  onColumn: (index: number, name: string) => void;
  onRowHead?: (index: number, name: string) => void;
  onAddColumn: () => void;
  onRemoveColumn: (index: number) => void;
  onAddRow: () => void;
  onRemoveRow: (index: number) => void;
  renderCell: (row: number, column: number, label: string) => ReactNode;
  labels: { column: string; row: string; addColumn: string; addRow: string };
}

/** A table with named columns (and rows) that can grow in both directions. */
export function GridPart(props: Props) {
  const { t } = useTranslation('bank/console/items');
  const { editor } = useForm();
  const { columns, rows, labels, onRowHead } = props;
  const { isLocked } = editor;
  const columnName = (index: number): string => `${labels.column} ${index + 1}`;
  const rowName = (index: number): string => `${labels.row} ${index + 1}`;
  return (
    <FigurePart label={props.label}>
      <div className={bank.scroll}>
        <table className={classes.cells}>
          <thead>
            <tr>
              {onRowHead && <th scope="col">{props.corner}</th>}
              {columns.map((name, index) => (
                <th key={index} scope="col">
                  <Row isOneLine gap={2} className={classes.headCell}>
                    <TextInput
                      aria-label={columnName(index)}
                      maxLength={80}
                      readOnly={isLocked}
                      value={name}
                      onChange={({ currentTarget }) => props.onColumn(index, currentTarget.value)}
                    />
                    <RemoveRow
                      name={columnName(index)}
                      isDisabled={columns.length <= props.minColumns}
                      onRemove={() => props.onRemoveColumn(index)}
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
                    isDisabled={rows.length <= props.minRows}
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
          label={labels.addRow}
          isFull={rows.length >= props.maxRows}
          onAdd={props.onAddRow}
        />
        <AddRow
          label={labels.addColumn}
          isFull={columns.length >= props.maxColumns}
          onAdd={props.onAddColumn}
        />
      </Row>
    </FigurePart>
  );
}
