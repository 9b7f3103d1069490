import type { DraftFigure } from './figure-parts.ts';

type Points = Record<string, [number | null, number | null]>;

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

export const pointsOf = ({ points }: DraftFigure): Points =>
  typeof points === 'object' && points !== null && !Array.isArray(points) ? (points as Points) : {};

/** Letters that no point has yet, plain ones first, then with a prime. */
export function freeNames(points: Points): string[] {
  const all = [...alphabet, ...alphabet.map((letter) => `${letter}′`)];
  return all.filter((name) => !Object.hasOwn(points, name));
}

/** The same of every part that speaks of the point; coordinates and labels are none of them. */
function renamedIn(value: unknown, from: string, to: string): unknown {
  if (value === from) return to;
  if (Array.isArray(value)) return value.map((one) => renamedIn(one, from, to));
  if (typeof value !== 'object' || value === null) return value;
  const spoken = Object.entries(value).map(([name, inner]) => [
    name,
    name === 'label' ? inner : renamedIn(inner, from, to),
  ]);
  return Object.fromEntries(spoken);
}

const parts = ['hidden', 'segments', 'polygons', 'circles', 'ellipses', 'angles'];

/** A point under another name, wherever the figure speaks of it; the points keep their order. */
export function renamePoint(figure: DraftFigure, from: string, to: string): DraftFigure {
  const points = Object.entries(pointsOf(figure)).map(([name, at]) => [
    name === from ? to : name,
    at,
  ]);
  const spoken = parts
    .filter((part) => figure[part] !== undefined)
    .map((part) => [part, renamedIn(figure[part], from, to)]);
  return { ...figure, points: Object.fromEntries(points), ...Object.fromEntries(spoken) };
}

const mentions = (value: unknown, name: string): boolean =>
  value === name ||
  (typeof value === 'object' &&
    value !== null &&
    Object.entries(value).some(([key, inner]) => key !== 'label' && mentions(inner, name)));

/** Without a point, and without what was drawn from it. */
export function withoutPoint(figure: DraftFigure, name: string): DraftFigure {
  const { [name]: _gone, ...points } = pointsOf(figure);
  const kept = parts
    .filter((part) => Array.isArray(figure[part]))
    .map((part) => [part, (figure[part] as unknown[]).filter((one) => !mentions(one, name))]);
  return { ...figure, points, ...Object.fromEntries(kept) };
}
