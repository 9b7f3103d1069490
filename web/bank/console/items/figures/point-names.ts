import type { DraftFigure } from './figure-parts.ts';

type Points = Record<string, [number | null, number | null]>;

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

export const pointsOf = ({ points }: DraftFigure): Points =>
  typeof points === 'object' && points !== null && !Array.isArray(points) ? (points as Points) : {};

/** Letters that no point uses yet, plain ones first, then with a prime. */
export function freeNames(points: Points): string[] {
  const all = [...alphabet, ...alphabet.map((letter) => `${letter}′`)];
  return all.filter((name) => !Object.hasOwn(points, name));
}

/** Replaces the point's name in a nested value, except in labels. */
function renameIn(value: unknown, from: string, to: string): unknown {
  if (value === from) return to;
  if (Array.isArray(value)) return value.map((one) => renameIn(one, from, to));
  if (typeof value !== 'object' || value === null) return value;
  const renamed = Object.entries(value).map(([name, inner]) => [
    name,
    name === 'label' ? inner : renameIn(inner, from, to),
  ]);
  return Object.fromEntries(renamed);
}

const parts = ['hidden', 'segments', 'polygons', 'circles', 'ellipses', 'angles'];

/** Renames a point everywhere in the figure; the points keep their order. */
export function renamePoint(figure: DraftFigure, from: string, to: string): DraftFigure {
  const points = Object.entries(pointsOf(figure)).map(([name, at]) => [
    name === from ? to : name,
    at,
  ]);
  const renamed = parts
    .filter((part) => figure[part] !== undefined)
    .map((part) => [part, renameIn(figure[part], from, to)]);
  return { ...figure, points: Object.fromEntries(points), ...Object.fromEntries(renamed) };
}

const mentions = (value: unknown, name: string): boolean =>
  value === name ||
  (typeof value === 'object' &&
    value !== null &&
    Object.entries(value).some(([key, inner]) => key !== 'label' && mentions(inner, name)));

/** Removes a point and everything that is drawn from it. */
export function withoutPoint(figure: DraftFigure, name: string): DraftFigure {
  const { [name]: _removed, ...points } = pointsOf(figure);
  const remaining = parts
    .filter((part) => Array.isArray(figure[part]))
    .map((part) => [part, (figure[part] as unknown[]).filter((one) => !mentions(one, name))]);
  return { ...figure, points, ...Object.fromEntries(remaining) };
}
