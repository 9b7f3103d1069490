import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { valueAt, type Path } from '../../../../ui/format/value-path.ts';
import { useForm } from '../form/form.ts';
import { GridPart } from './grid-part.tsx';

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((one) => String(one ?? '')) : [];

/** The columns and rows of a table. */
export function TablePart({ path }: { path: Path }) {
  const { t } = useTranslation('bank/console/items');
  const { editor } = useForm();
  const figure = valueAt(editor.content, path) as { columns?: unknown; rows?: unknown };
  const columns = texts(figure.columns);
  const rows = (Array.isArray(figure.rows) ? figure.rows : []).map(texts);
  const put = (changed: { columns?: string[]; rows?: string[][] }): void =>
    editor.change(path, { ...figure, ...changed });
  return (
    <GridPart
      label={t('figure.field.cells')}
      columns={columns}
      rows={rows.map(() => ({}))}
      minColumns={2}
      maxColumns={8}
      minRows={1}
      maxRows={14}
      labels={{
        column: t('figure.column'),
        row: t('figure.tableRow'),
        addColumn: t('figure.addColumn'),
        addRow: t('figure.addRow'),
      }}
      onColumn={(index, name) => put({ columns: columns.with(index, name) })}
      onAddColumn={() => put({ columns: [...columns, ''], rows: rows.map((row) => [...row, '']) })}
      onRemoveColumn={(index) =>
        put({
          columns: columns.toSpliced(index, 1),
          rows: rows.map((row) => row.toSpliced(index, 1)),
        })
      }
      onAddRow={() => put({ rows: [...rows, columns.map(() => '')] })}
      onRemoveRow={(index) => put({ rows: rows.toSpliced(index, 1) })}
      renderCell={(row, column, label) => (
        <TextInput
          aria-label={label}
          maxLength={200}
          readOnly={editor.isLocked}
          value={rows[row]?.[column] ?? ''}
          onChange={({ currentTarget }) => {
            const changed = columns.map((_, index) => rows[row]?.[index] ?? '');
            changed[column] = currentTarget.value;
            put({ rows: rows.with(row, changed) });
          }}
        />
      )}
    />
  );
}
