import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FigurePart } from './figure-part.tsx';
import bank from '../bank.module.css';
import { joinPath, valueAt, type Path } from '../../../../ui/format/value-path.ts';
import { useForm } from '../form/form.ts';
import { CellField } from './cell-field.tsx';
import type { Part } from './figure-parts.ts';
import classes from './figures.module.css';
import { AddRow, RemoveRow } from './row-buttons.tsx';

interface Props {
  part: Extract<Part, { type: 'rows' }>;
  /** The path of the figure. */
  path: Path;
  points: readonly string[];
}

/** A list of like objects as a table. */
export function RowsPart({ part, path, points }: Props) {
  const { t } = useTranslation('bank/console/items');
  const { editor } = useForm();
  const at = joinPath(path, part.path);
  const found = valueAt(editor.content, at);
  const rows = Array.isArray(found) ? found : [];
  const label = t(`figure.field.${part.label}`);
  const put = (changed: unknown[]): void => editor.change(at, changed);
  return (
    <FigurePart label={label}>
      {rows.length > 0 && (
        <div className={bank.scroll}>
          <table className={classes.cells}>
            <thead>
              <tr>
                {part.cells.map((cell) => (
                  <th key={cell.path} scope="col">
                    {t(`figure.field.${cell.label}`)}
                  </th>
                ))}
                <th scope="col">
                  <VisuallyHidden>{t('actions')}</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((_, index) => {
                const row = t('figure.row', { number: index + 1 });
                return (
                  // A row has no identity but its index.
                  <tr key={index}>
                    {part.cells.map((cell) => (
                      <td key={cell.path} data-type={cell.type}>
                        <CellField
                          cell={cell}
                          path={joinPath(at, index)}
                          row={row}
                          points={points}
                        />
                      </td>
                    ))}
                    <td>
                      <RemoveRow name={row} onRemove={() => put(rows.toSpliced(index, 1))} />
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
      <AddRow
        label={t('figure.add', { what: label })}
        isFull={rows.length >= part.maxRows}
        onAdd={() => put([...rows, structuredClone(part.blank)])}
      />
    </FigurePart>
  );
}
