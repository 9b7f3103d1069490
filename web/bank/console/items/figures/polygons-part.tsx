import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { inside, valueAt, type Path } from '../../../../ui/forms/value-path.ts';
import { useForm } from '../form/form.ts';
import classes from './figures.module.css';
import { AddRow, RemoveRow } from './row-buttons.tsx';

/** `ABC′` as A, B and C′. */
const cornersIn = (typed: string): string[] => typed.toUpperCase().match(/[A-Z]['′]?/g) ?? [];

/** Shaded areas, each told by its corners in order: ABCD. */
export function PolygonsPart({ path }: { path: Path }) {
  const { t } = useTranslation('bank/console/items');
  const { editor } = useForm();
  const at = inside(path, 'polygons');
  const found = valueAt(editor.content, at);
  const polygons = Array.isArray(found) ? (found as string[][]) : [];
  const put = (changed: string[][]): void =>
    editor.change(at, changed.length === 0 ? undefined : changed);
  const label = t('figure.field.polygons');
  return (
    <section className={classes.part} aria-label={label}>
      <h3>{label}</h3>
      {polygons.map((corners, place) => {
        const name = t('figure.polygonNumber', { number: place + 1 });
        return (
          <div key={place} className={classes.headCell}>
            <TextInput
              aria-label={name}
              readOnly={editor.isLocked}
              value={Array.isArray(corners) ? corners.join('') : ''}
              onChange={({ currentTarget }) =>
                put(polygons.with(place, cornersIn(currentTarget.value)))
              }
            />
            <RemoveRow name={name} onRemove={() => put(polygons.toSpliced(place, 1))} />
          </div>
        );
      })}
      <AddRow label={t('figure.add', { what: label })} onAdd={() => put([...polygons, []])} />
    </section>
  );
}
