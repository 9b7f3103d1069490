import { NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Row, Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import { FigurePart } from './figure-part.tsx';
import { joinPath, valueAt, type Path } from '../../../../ui/format/value-path.ts';
import { useForm } from '../form/form.ts';
import { CellField } from './cell-field.tsx';
import { curves as kinds, type CurveKind, type Part } from './figure-parts.ts';
import classes from './figures.module.css';
import { NumberList } from './number-list.tsx';
import { AddRow, RemoveRow } from './row-buttons.tsx';
import { RowsPart } from './rows-part.tsx';

const curveKinds = Object.keys(kinds) as CurveKind[];

const maxCurves = 6;

const pathPoints: Extract<Part, { type: 'rows' }> = {
  type: 'rows',
  path: 'points',
  label: 'points',
  cells: [
    { type: 'number', path: '0', label: 'x' },
    { type: 'number', path: '1', label: 'y' },
  ],
  blank: [null, null],
  maxRows: 40,
};

/** Lines and curves in a plane, each with the numbers that its kind needs. */
export function CurvesPart({ path }: { path: Path }) {
  const { t } = useTranslation('bank/console/items');
  const { editor } = useForm();
  const at = joinPath(path, 'curves');
  const found = valueAt(editor.content, at);
  const curves = Array.isArray(found) ? (found as { kind: CurveKind }[]) : [];
  const put = (changed: object[]): void => editor.change(at, changed);
  return (
    <FigurePart label={t('figure.field.curves')}>
      {curves.map(({ kind }, index) => {
        const name = t('figure.curveNumber', { number: index + 1 });
        const curvePath = joinPath(at, index);
        return (
          <Stack as="fieldset" gap={8} key={index} className={classes.curve} aria-label={name}>
            <Row isOneLine justify="between" align="start">
              <NativeSelect
                aria-label={t('figure.curveKind', { name })}
                rightSection={<IconChevronDown size={14} aria-hidden />}
                disabled={editor.isLocked}
                data={curveKinds.map((value) => ({ value, label: t(`figure.curve.${value}`) }))}
                value={kind}
                onChange={({ currentTarget }) => {
                  const chosen = currentTarget.value as CurveKind;
                  put(
                    curves.with(index, {
                      kind: chosen,
                      ...structuredClone(kinds[chosen].blank),
                    }),
                  );
                }}
              />
              <RemoveRow name={name} onRemove={() => put(curves.toSpliced(index, 1))} />
            </Row>
            {kind === 'polynomial' && (
              <NumberList
                path={joinPath(curvePath, 'coefficients')}
                label={t('figure.field.coefficients')}
                labelAt={(power) => (power === 0 ? '1' : power === 1 ? 'x' : `x^${power}`)}
                min={1}
                max={7}
              />
            )}
            {kind === 'path' && <RowsPart part={pathPoints} path={curvePath} points={[]} />}
            <Row align="end" gap={10} className={classes.inline}>
              {(kinds[kind]?.cells ?? []).map((cell) => (
                <CellField key={cell.path} cell={cell} path={curvePath} />
              ))}
            </Row>
          </Stack>
        );
      })}
      <AddRow
        label={t('figure.add', { what: t('figure.field.curves') })}
        isFull={curves.length >= maxCurves}
        onAdd={() => put([...curves, { kind: 'line', ...structuredClone(kinds.line.blank) }])}
      />
    </FigurePart>
  );
}
