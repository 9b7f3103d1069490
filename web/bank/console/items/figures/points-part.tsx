import { NativeSelect, VisuallyHidden } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FigurePart } from './figure-part.tsx';
import bank from '../bank.module.css';
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx';
import { valueAt, type Path } from '../../../../ui/format/value-path.ts';
import { useForm } from '../form/form.ts';
import type { DraftFigure } from './figure-parts.ts';
import classes from './figures.module.css';
import { NumberField } from './number-field.tsx';
import { freeNames, pointsOf, renamePoint, withoutPoint } from './point-names.ts';
import { AddRow, RemoveRow } from './row-buttons.tsx';

/** The named points of a geometric figure; everything else in it refers to them. */
export function PointsPart({ path }: { path: Path }) {
  const { t } = useTranslation('bank/console/items');
  const { editor } = useForm();
  const figure = valueAt(editor.content, path) as DraftFigure;
  const points = pointsOf(figure);
  const hidden = Array.isArray(figure['hidden']) ? (figure['hidden'] as string[]) : [];
  const free = freeNames(points);
  const put = (changed: DraftFigure): void => editor.change(path, changed);
  const label = t('figure.field.points');
  return (
    <FigurePart label={label}>
      <div className={bank.scroll}>
        <table className={classes.cells}>
          <thead>
            <tr>
              {(['name', 'x', 'y', 'unnamed'] as const).map((field) => (
                <th key={field} scope="col">
                  {t(`figure.field.${field}`)}
                </th>
              ))}
              <th scope="col">
                <VisuallyHidden>{t('actions')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(points).map(([name, [x, y]], index) => (
              // The key is the index, since the name may change.
              <tr key={index}>
                <td>
                  <NativeSelect
                    aria-label={t('figure.pointName', { name })}
                    rightSection={<IconChevronDown size={14} aria-hidden />}
                    disabled={editor.isLocked}
                    data={[name, ...free]}
                    value={name}
                    onChange={({ currentTarget }) =>
                      put(renamePoint(figure, name, currentTarget.value))
                    }
                  />
                </td>
                {[x, y].map((value, side) => (
                  <td key={side} data-type="number">
                    <NumberField
                      label={`${side === 0 ? 'x' : 'y'}, ${name}`}
                      isInTable
                      value={value}
                      isLocked={editor.isLocked}
                      onChange={(typed) =>
                        put({
                          ...figure,
                          points: { ...points, [name]: [x, y].with(side, typed ?? null) },
                        })
                      }
                    />
                  </td>
                ))}
                <td data-type="flag">
                  <CheckboxField
                    size="xs"
                    aria-label={`${t('figure.field.unnamed')}, ${name}`}
                    disabled={editor.isLocked}
                    checked={hidden.includes(name)}
                    onChange={({ currentTarget }) => {
                      const others = hidden.filter((one) => one !== name);
                      put({
                        ...figure,
                        hidden: currentTarget.checked ? [...others, name] : others,
                      });
                    }}
                  />
                </td>
                <td>
                  <RemoveRow name={name} onRemove={() => put(withoutPoint(figure, name))} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <AddRow
        label={t('figure.add', { what: label })}
        isFull={free.length === 0}
        onAdd={() => put({ ...figure, points: { ...points, [free[0] ?? 'A']: [0, 0] } })}
      />
    </FigurePart>
  );
}
