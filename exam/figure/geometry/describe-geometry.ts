import type { Geometry } from './geometry-sheet.ts';
import { mathLabel } from '../svg/math-label.ts';
import { scaleNote } from './scale-note.ts';

/** Describes what is drawn and labeled, and nothing that a student would have to measure. */
export function describeGeometry(figure: Geometry): string[][] {
  const hidden = new Set(figure.hidden);
  const isNamed = (name: string): boolean => !hidden.has(name);
  const describe = (noun: string, names: string[]): string =>
    names.every(isNamed) ? `${noun} ${names.join('')}` : nameSome(noun, names.filter(isNamed));
  const marks = { 1: 'one tick mark', 2: 'two tick marks', 3: 'three tick marks' };

  const segments = figure.segments.map(({ from, to, label, dashed, ticks, line }) => [
    describe(line ? 'Line' : 'Segment', [from, to]),
    joinDetails([label, dashed && 'dashed', ticks && marks[ticks as keyof typeof marks]]),
  ]);
  const polygons = (figure.polygons ?? []).map((names) => [
    describe('Polygon', names),
    joinDetails([]),
  ]);
  const circles = (figure.circles ?? []).map(({ center }) => [
    isNamed(center) ? `Circle with center ${center}` : 'Circle',
    joinDetails([]),
  ]);
  const rims = (figure.ellipses ?? []).map(({ center, solid }) => [
    isNamed(center) ? `Ellipse with center ${center}` : 'Ellipse',
    joinDetails([solid && 'far half dashed']),
  ]);
  const angles = (figure.angles ?? []).map(({ at, from, to, label, right }) => [
    [at, from, to].every(isNamed)
      ? `Angle ${from}${at}${to}`
      : nameSome('Angle', [at].filter(isNamed)),
    joinDetails([right && 'right angle', label]),
  ]);
  const note = figure.notToScale ? [['Note', scaleNote.replace('Note: ', '')]] : [];
  return [...polygons, ...circles, ...rims, ...segments, ...angles, ...note];
}

/** Names an element by those of its points whose names the figure shows. */
const nameSome = (noun: string, names: string[]): string =>
  names.length > 0 ? `${noun} at ${names.join(', ')}` : noun;

const joinDetails = (details: (string | false | 0 | undefined)[]): string =>
  details
    .filter((detail) => typeof detail === 'string')
    .map(mathLabel)
    .join('; ') || 'no label';
