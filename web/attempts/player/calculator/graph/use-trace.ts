import { useState } from 'react';
import { formatCoordinate } from '../engine/format-number.ts';
import type { Interest } from '../engine/curves/points-of-interest.ts';
import type { Point } from '../engine/curves/plot.ts';
import type { Layer, Mark } from './scene.ts';
import { nextInterest, traceStart, traceStep } from './trace.ts';
import type { View } from './view.ts';

interface Options {
  layers: Layer[];
  interests: Interest[];
  activeRow: number;
  onRow: (row: number) => void;
}

export const coordinates = ({ x, y }: Point, { unitX, unitY }: View): [x: string, y: string] => [
  formatCoordinate(x, unitX),
  Number.isFinite(y) ? formatCoordinate(y, unitY) : '–',
];

/** The place on a curve that is being looked at, moved by keys or by hand. */
export function useTrace({ layers, interests, activeRow, onRow }: Options) {
  const [mark, setMark] = useState<Mark>();
  const active = layers.find((layer) => layer.row === activeRow);
  // A curve that has changed or gone takes its mark along.
  const shown = mark && layers.some((layer) => layer.row === mark.row) ? mark : undefined;

  function put(point: (Point & { row?: number }) | undefined, view: View): void {
    if (!point) return;
    const row = point.row ?? activeRow;
    const [x, y] = coordinates(point, view);
    setMark({ x: point.x, y: point.y, row, label: `${x}, ${y}` });
    if (row !== activeRow) onRow(row);
  }

  function along(direction: 1 | -1, view: View): void {
    const layer = active ?? layers[0];
    if (!layer) return;
    const isOn = shown?.row === layer.row;
    const start = traceStart(layer.plot, view);
    // Curves that no key can follow still have their remarkable points.
    if (!start)
      put(withRow(nextInterest(interests, isOn ? shown : undefined, direction), layer), view);
    else put(withRow(isOn ? traceStep(layer.plot, shown, direction, view) : start, layer), view);
  }

  function toCurve(direction: 1 | -1, view: View): void {
    const place = layers.findIndex((layer) => layer.row === activeRow);
    const layer = layers[(place + direction + layers.length) % layers.length];
    if (!layer) return;
    const { plot } = layer;
    const isKept = shown && plot.kind === 'curve' && plot.along === 'x';
    put(
      withRow(isKept ? { x: shown.x, y: plot.at(shown.x) } : traceStart(plot, view), layer),
      view,
    );
    onRow(layer.row);
  }

  const toInterest = (direction: 1 | -1, view: View): void =>
    put(nextInterest(interests, shown, direction), view);

  return { mark: shown, put, along, toCurve, toInterest, clear: () => setMark(undefined) };
}

const withRow = (point: Point | undefined, { row }: Layer) => point && { ...point, row };
