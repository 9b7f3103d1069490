import type { Geometry } from './geometry-sheet.ts';
import { mathLabel } from '../svg/math-label.ts';
import { scaleNote } from './scale-note.ts';

/** What is drawn and labelled, and nothing that would have to be measured. */
export function geometryWords(figure: Geometry): string[][] {
  const hidden = new Set(figure.hidden);
  const isNamed = (name: string): boolean => !hidden.has(name);
  const named = (noun: string, names: string[]): string =>
    names.every(isNamed) ? `${noun} ${names.join('')}` : partly(noun, names.filter(isNamed));
  const marks = { 1: 'one tick mark', 2: 'two tick marks', 3: 'three tick marks' };

  const segments = figure.segments.map(({ from, to, label, dashed, ticks, line }) => [
    named(line ? 'Line' : 'Segment', [from, to]),
    said([label, dashed && 'dashed', ticks && marks[ticks as keyof typeof marks]]),
  ]);
  const polygons = (figure.polygons ?? []).map((names) => [named('Polygon', names), said([])]);
  const circles = (figure.circles ?? []).map(({ center }) => [
    isNamed(center) ? `Circle with center ${center}` : 'Circle',
    said([]),
  ]);
  const rims = (figure.ellipses ?? []).map(({ center, solid }) => [
    isNamed(center) ? `Ellipse with center ${center}` : 'Ellipse',
    said([solid && 'far half dashed']),
  ]);
  const angles = (figure.angles ?? []).map(({ at, from, to, label, right }) => [
    [at, from, to].every(isNamed)
      ? `Angle ${from}${at}${to}`
      : partly('Angle', [at].filter(isNamed)),
    said([right && 'right angle', label]),
  ]);
  const note = figure.notToScale ? [['Note', scaleNote.replace('Note: ', '')]] : [];
  return [...polygons, ...circles, ...rims, ...segments, ...angles, ...note];
}

/** Some of its points carry no name on the figure, so they have none here. */
const partly = (noun: string, names: string[]): string =>
  names.length > 0 ? `${noun} at ${names.join(', ')}` : noun;

const said = (words: (string | false | 0 | undefined)[]): string =>
  words
    .filter((word) => typeof word === 'string')
    .map(mathLabel)
    .join('; ') || 'no label';
