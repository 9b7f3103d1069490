import { NativeSelect, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx';
import { joinPath, valueAt, type Path } from '../../../../ui/format/value-path.ts';
import { useForm } from '../form/form.ts';
import type { Cell } from './figure-parts.ts';
import { NumberField } from './number-field.tsx';

interface Props {
  cell: Cell;
  /** The path of the object that holds the cell. */
  path: Path;
  /** The name of the row in a table, whose heading is the visible label; the accessible label adds the row. */
  row?: string;
  /** Names of the points to choose from. */
  points?: readonly string[];
}

const chevron = <IconChevronDown size={14} aria-hidden />;

/** One value of a figure. */
export function CellField({ cell, path, row, points = [] }: Props) {
  const { t } = useTranslation('bank/console/items');
  const { editor } = useForm();
  const at = joinPath(path, cell.path);
  const value = valueAt(editor.content, at);
  const { isLocked } = editor;
  const set = (changed: unknown): void => editor.change(at, changed);
  const name = t(`figure.field.${cell.label}`);
  const label = row === undefined ? name : `${name}, ${row}`;
  const labelProps = row === undefined ? { label } : { 'aria-label': label };
  switch (cell.type) {
    case 'number':
      return (
        <NumberField
          label={label}
          isInTable={row !== undefined}
          value={value}
          isLocked={isLocked}
          onChange={(typed) => set(typed === undefined && !cell.isOptional ? null : typed)}
        />
      );
    case 'text':
      return (
        <TextInput
          {...labelProps}
          maxLength={120}
          readOnly={isLocked}
          value={String(value ?? '')}
          onChange={({ currentTarget: { value: typed } }) =>
            set(typed === '' && cell.isOptional ? undefined : typed)
          }
        />
      );
    case 'flag':
      return (
        <CheckboxField
          {...labelProps}
          size="xs"
          disabled={isLocked}
          checked={value === true}
          onChange={({ currentTarget }) => set(currentTarget.checked || undefined)}
        />
      );
    case 'point':
      return (
        <NativeSelect
          {...labelProps}
          rightSection={chevron}
          disabled={isLocked}
          data={['', ...points]}
          value={String(value ?? '')}
          onChange={({ currentTarget }) => set(currentTarget.value)}
        />
      );
    case 'choice':
      return (
        <NativeSelect
          {...labelProps}
          rightSection={chevron}
          disabled={isLocked}
          data={[
            { value: '', label: '–' },
            ...cell.options.map((one) => ({
              value: String(one.value),
              label: t(`figure.field.${one.label}`),
            })),
          ]}
          value={String(value ?? '')}
          onChange={({ currentTarget }) =>
            set(cell.options.find((one) => String(one.value) === currentTarget.value)?.value)
          }
        />
      );
  }
}
