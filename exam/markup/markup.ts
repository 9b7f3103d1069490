/**
 * The syntax tree of the small markup language for passages, stems, choices and explanations. It holds text and formulas, never
 * HTML: the renderer chooses the elements and escapes the text, so no text can inject HTML into a page.
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

/** A formula inside a line of text. */
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

/** A formula on a line of its own. */
export interface Display {
  kind: 'display';
  tex: string;
}

/** The position of one of the item's figures. The id may be unknown, so a renderer must check it. */
export interface Placement {
  kind: 'figure';
  id: string;
}

export type Block = Paragraph | List | Display | Placement;
