import { useTranslation } from 'react-i18next';
import { inside, valueAt, type Path } from '../../../../ui/forms/value-path.ts';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { useForm } from '../form/form.ts';
import { AxisPart } from './axis-part.tsx';
import { CellField } from './cell-field.tsx';
import { ChartPart } from './chart-part.tsx';
import { CurvesPart } from './curves-part.tsx';
import type { DraftFigure, Part } from './figure-parts.ts';
import { FitPart } from './fit-part.tsx';
import { NumberList } from './number-list.tsx';
import { pointsOf } from './point-names.ts';
import { PointsPart } from './points-part.tsx';
import { PolygonsPart } from './polygons-part.tsx';
import { RowsPart } from './rows-part.tsx';
import { TablePart } from './table-part.tsx';

/** One part of a figure's form; `path` is the figure's. */
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

/** Bars of a histogram, each with the span it stands for. */
function CountsPart({ path }: { path: Path }) {
  const { t } = useTranslation('bank/console/items');
  const { number } = useFormat();
  const { editor } = useForm();
  const { from, width } = valueAt(editor.content, path) as { from?: unknown; width?: unknown };
  const edge = (place: number): string => number(Number(from ?? 0) + Number(width ?? 0) * place);
  return (
    <NumberList
      path={inside(path, 'counts')}
      label={t('figure.field.counts')}
      labelAt={(place) => t('figure.span', { from: edge(place), to: edge(place + 1) })}
      least={2}
      most={14}
    />
  );
}
