/**
 * The small language of passages, stems, choices and explanations as a tree. It holds words and formulas, never HTML: a
 * renderer decides about elements and escapes, so nothing a text says can become part of a page.
 */

export type Style = 'emphasis' | 'strong' | 'underline';

export interface Text {
  kind: 'text';
  text: string;
}

export interface Styled {
  kind: Style;
  children: Inline[];
}

/** In a line of words. */
export interface Formula {
  kind: 'math';
  tex: string;
}

/** The gap that the choices fill. */
export interface Blank {
  kind: 'blank';
}

export type Inline = Text | Styled | Formula | Blank;

export interface Paragraph {
  kind: 'paragraph';
  children: Inline[];
}

export interface List {
  kind: 'list';
  items: Inline[][];
}

/** On a line of its own. */
export interface Display {
  kind: 'display';
  tex: string;
}

/** Where one of the item's figures stands; the id may be unknown, so a renderer has to look. */
export interface Placement {
  kind: 'figure';
  id: string;
}

export type Block = Paragraph | List | Display | Placement;
