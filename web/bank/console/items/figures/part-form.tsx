import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Row, Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import { FigurePart } from './figure-part.tsx';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx';
import { joinPath, valueAt, type Path } from '../../../../ui/format/value-path.ts';
import { useForm } from '../form/form.ts';
import { CellField } from './cell-field.tsx';
import { ChartPart } from './chart-part.tsx';
import { CurvesPart } from './curves-part.tsx';
import type { Cell, DraftFigure, Part } from './figure-parts.ts';
import classes from './figures.module.css';
import { NumberList } from './number-list.tsx';
import { pointsOf } from './point-names.ts';
import { PointsPart } from './points-part.tsx';
import { AddRow, RemoveRow } from './row-buttons.tsx';
import { RowsPart } from './rows-part.tsx';
import { TablePart } from './table-part.tsx';

/** Splits `ABC′` into A, B and C′. */
const cornersIn = (typed: string): string[] => typed.toUpperCase().match(/[A-Z]['′]?/g) ?? [];

/** Shaded areas, each written as its corners in order: ABCD. */
function PolygonsPart({ path }: { path: Path }) {
  const { t } = useTranslation('bank/console/items');
  const { editor } = useForm();
  const at = joinPath(path, 'polygons');
  const found = valueAt(editor.content, at);
  const polygons = Array.isArray(found) ? (found as string[][]) : [];
  const put = (changed: string[][]): void =>
    editor.change(at, changed.length === 0 ? undefined : changed);
  const label = t('figure.field.polygons');
  return (
    <FigurePart label={label}>
      {polygons.map((corners, index) => {
        const name = t('figure.polygonNumber', { number: index + 1 });
        return (
          <Row key={index} isOneLine gap={2} className={classes.headCell}>
            <TextInput
              aria-label={name}
              readOnly={editor.isLocked}
              value={Array.isArray(corners) ? corners.join('') : ''}
              onChange={({ currentTarget }) =>
                put(polygons.with(index, cornersIn(currentTarget.value)))
              }
            />
            <RemoveRow name={name} onRemove={() => put(polygons.toSpliced(index, 1))} />
          </Row>
        );
      })}
      <AddRow label={t('figure.add', { what: label })} onAdd={() => put([...polygons, []])} />
    </FigurePart>
  );
}

const cells: readonly Cell[] = [
  { type: 'number', path: 'min', label: 'axisMin' },
  { type: 'number', path: 'max', label: 'axisMax' },
  { type: 'number', path: 'step', label: 'step' },
  { type: 'number', path: 'every', label: 'every', isOptional: true },
  { type: 'text', path: 'label', label: 'axisLabel', isOptional: true },
];

interface AxisPartProps {
  part: Extract<Part, { type: 'axis' }>;
  path: Path;
}

function AxisPart({ part, path }: AxisPartProps) {
  const { t } = useTranslation('bank/console/items');
  const label = t('figure.axis', { name: part.path });
  return (
    <Stack as="fieldset" gap={6} className={`${classes.part} ${classes.axis}`} aria-label={label}>
      <h3>{label}</h3>
      <Row align="end" gap={10} className={classes.inline}>
        {cells.map((cell) => (
          <CellField key={cell.path} cell={cell} path={joinPath(path, part.path)} />
        ))}
      </Row>
    </Stack>
  );
}

/** One part of a figure's form; `path` is the path of the figure. */
export function PartForm({ part, path }: { part: Part; path: Path }) {
  const { editor } = useForm();
  switch (part.type) {
    case 'axis':
      return <AxisPart part={part} path={path} />;
    case 'rows': {
      const figure = valueAt(editor.content, path) as DraftFigure;
      const points = figure['kind'] === 'geometry' ? Object.keys(pointsOf(figure)) : [];
      return <RowsPart part={part} path={path} points={points} />;
    }
    case 'table':
      return <TablePart path={path} />;
    case 'chart':
      return <ChartPart path={path} />;
    case 'counts':
      return <CountsPart path={path} />;
    case 'fit':
      return <FitPart path={path} />;
    case 'curves':
      return <CurvesPart path={path} />;
    case 'points':
      return <PointsPart path={path} />;
    case 'polygons':
      return <PolygonsPart path={path} />;
    default:
      return <CellField cell={part} path={path} />;
  }
}

/** The bars of a histogram, each with its interval. */
function CountsPart({ path }: { path: Path }) {
  const { t } = useTranslation('bank/console/items');
  const { number } = useFormat();
  const { editor } = useForm();
  const { from, width } = valueAt(editor.content, path) as { from?: unknown; width?: unknown };
  const edge = (index: number): string => number(Number(from ?? 0) + Number(width ?? 0) * index);
  return (
    <NumberList
      path={joinPath(path, 'counts')}
      label={t('figure.field.counts')}
      labelAt={(index) => t('figure.span', { from: edge(index), to: edge(index + 1) })}
      min={2}
      max={14}
    />
  );
}

/** The line of best fit of a scatterplot, if it has one. */
function FitPart({ path }: { path: Path }) {
  const { t } = useTranslation('bank/console/items');
  const { editor } = useForm();
  const at = joinPath(path, 'fit');
  const hasFit = valueAt(editor.content, at) !== undefined;
  return (
    <Row align="end" gap={10} className={classes.inline}>
      <CheckboxField
        label={t('figure.field.fit')}
        disabled={editor.isLocked}
        checked={hasFit}
        onChange={({ currentTarget }) =>
          editor.change(at, currentTarget.checked ? { slope: 1, intercept: 0 } : undefined)
        }
      />
      {hasFit && (
        <>
          <CellField cell={{ type: 'number', path: 'slope', label: 'slope' }} path={at} />
          <CellField cell={{ type: 'number', path: 'intercept', label: 'intercept' }} path={at} />
        </>
      )}
    </Row>
  );
}
