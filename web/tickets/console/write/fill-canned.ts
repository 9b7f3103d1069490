import type { Language } from '@bac/exam/item/language.ts';
import { piecesOf, placeFor, type Variable } from '../canned/variables.ts';

/** What stands in the place of each; one that is not known stays open. */
export type Values = Partial<Record<Variable, string>>;

export interface Piece {
  text: string;
  /** Filled in, still open, or as it was written. */
  kind: 'filled' | 'open' | 'plain';
}

/** A canned reply in pieces, so that what was filled in can be told from what was written. */
export const fillCanned = (body: string, values: Values): Piece[] =>
  piecesOf(body).map((piece): Piece => {
    if ('text' in piece) return { text: piece.text, kind: 'plain' };
    const value = values[piece.variable];
    return value
      ? { text: value, kind: 'filled' }
      : { text: placeFor(piece.variable), kind: 'open' };
  });

export const wordsOf = (pieces: readonly Piece[]): string =>
  pieces.map(({ text }) => text).join('');

/** The places nobody has filled in: such a letter must not go out. */
export const openPlaces = (text: string): string[] => [
  ...new Set(
    piecesOf(text).flatMap((piece) => ('variable' in piece ? placeFor(piece.variable) : [])),
  ),
];

/** How somebody is greeted: by their given name, which stands last in Vietnamese. */
export const greetingName = (fullName: string, language: Language): string => {
  const names = fullName.trim().split(/\s+/);
  return (language === 'vi' ? names.at(-1) : undefined) ?? fullName;
};
