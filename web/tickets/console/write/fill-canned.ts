import type { Language } from '@bac/exam/item/language.ts';
import { piecesOf, placeholderFor, type Variable } from '../canned/variables.ts';

/** The value of each variable; a variable without one stays open. */
export type Values = Partial<Record<Variable, string>>;

export interface Piece {
  text: string;
  /** Filled in, still open, or as it was written. */
  kind: 'filled' | 'open' | 'plain';
}

/** Splits a canned reply into pieces, so that filled-in values can be told from its own text. */
export const fillCanned = (body: string, values: Values): Piece[] =>
  piecesOf(body).map((piece): Piece => {
    if ('text' in piece) return { text: piece.text, kind: 'plain' };
    const value = values[piece.variable];
    return value
      ? { text: value, kind: 'filled' }
      : { text: placeholderFor(piece.variable), kind: 'open' };
  });

export const joinPieces = (pieces: readonly Piece[]): string =>
  pieces.map(({ text }) => text).join('');

/** The placeholders still open in a text: such a message must not be sent. */
export const openPlaceholders = (text: string): string[] => [
  ...new Set(
    piecesOf(text).flatMap((piece) => ('variable' in piece ? placeholderFor(piece.variable) : [])),
  ),
];

/** The name to greet somebody with: the given name, which comes last in Vietnamese. */
export const greetingName = (fullName: string, language: Language): string => {
  const names = fullName.trim().split(/\s+/);
  return (language === 'vi' ? names.at(-1) : undefined) ?? fullName;
};
