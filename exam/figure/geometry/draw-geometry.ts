import { angleLabel, angleShape } from './angle-mark.ts';
import { boxAroundAll } from '../svg/box.ts';
import { withCaptionBelow, withTitle } from '../captions.ts';
import type { Drawing, Room, Shape } from '../drawing.ts';
import type { Point } from '../figure.ts';
import { fitDrawing } from '../svg/fit-drawing.ts';
import { type Geometry, geometrySheet } from './geometry-sheet.ts';
import { pointDots, pointNames } from './point-marks.ts';
import { roundShapes } from './round-shapes.ts';
import { scaleNote } from './scale-note.ts';
import { segmentLabel, segmentShapes } from './segment-marks.ts';
import { shapeBounds } from './shape-bounds.ts';

const noteWidth = 260;

function withNote(shapes: Shape[]): Shape[] {
  const { minX, maxX } = boxAroundAll(shapes.map(shapeBounds));
  return withCaptionBelow(shapes, scaleNote, (minX + maxX) / 2, noteWidth);
}

export function drawGeometry(figure: Geometry, room: Room = 'wide'): Drawing {
  const sheet = geometrySheet(figure, room);
  const angles = (figure.angles ?? []).map((angle, index, all) => {
    const isBefore = (other: typeof angle): boolean => other.at === angle.at && !other.right;
    return { angle, nth: all.slice(0, index).filter(isBefore).length };
  });
  const polygons = (figure.polygons ?? []).flatMap((names): Shape[] => {
    const points = names.flatMap((name): Point[] => {
      const at = sheet.locate(name);
      return at ? [at] : [];
    });
    return points.length > 1 ? [{ kind: 'polygon', tone: 'ink', weight: 'medium', points }] : [];
  });
  const shapes: Shape[] = [
    ...polygons,
    ...roundShapes(figure, sheet),
    ...figure.segments.flatMap((segment) => segmentShapes(segment, sheet)),
    ...angles.flatMap(({ angle, nth }) => angleShape(angle, nth, sheet) ?? []),
    ...pointDots(figure, sheet),
  ];
  for (const { angle, nth } of angles) {
    const text = angleLabel(angle, nth, sheet, shapes);
    if (text) shapes.push(text);
  }
  for (const segment of figure.segments) {
    const text = segmentLabel(segment, sheet, shapes);
    if (text) shapes.push(text);
  }
  shapes.push(...pointNames(figure, sheet, shapes));
  if (shapes.length === 0) return fitDrawing([]);
  return fitDrawing(withTitle(figure.notToScale ? withNote(shapes) : shapes, figure.title));
}
