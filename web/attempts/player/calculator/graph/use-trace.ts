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

/** The traced point of a curve, which keys and the pointer move. */
export function useTrace({ layers, interests, activeRow, onRow }: Options) {
  const [mark, setMark] = useState<Mark>();
  const active = layers.find((layer) => layer.row === activeRow);
  // The mark disappears with its curve.
  const visibleMark = mark && layers.some((layer) => layer.row === mark.row) ? mark : undefined;

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
    const isOn = visibleMark?.row === layer.row;
    const start = traceStart(layer.plot, view);
    // On a curve that cannot be traced, keys move between its points of interest.
    if (!start)
      put(withRow(nextInterest(interests, isOn ? visibleMark : undefined, direction), layer), view);
    else
      put(withRow(isOn ? traceStep(layer.plot, visibleMark, direction, view) : start, layer), view);
  }

  function toCurve(direction: 1 | -1, view: View): void {
    const index = layers.findIndex((layer) => layer.row === activeRow);
    const layer = layers[(index + direction + layers.length) % layers.length];
    if (!layer) return;
    const { plot } = layer;
    const canKeepX = visibleMark && plot.kind === 'curve' && plot.along === 'x';
    put(
      withRow(
        canKeepX ? { x: visibleMark.x, y: plot.at(visibleMark.x) } : traceStart(plot, view),
        layer,
      ),
      view,
    );
    onRow(layer.row);
  }

  const toInterest = (direction: 1 | -1, view: View): void =>
    put(nextInterest(interests, visibleMark, direction), view);

  return { mark: visibleMark, put, along, toCurve, toInterest, clear: () => setMark(undefined) };
}

const withRow = (point: Point | undefined, { row }: Layer) => point && { ...point, row };
