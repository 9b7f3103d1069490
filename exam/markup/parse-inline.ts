import { inlineTokens, type Stars, type Token } from './inline-token.ts';
import type { Display, Inline, Style } from './markup.ts';

export type Piece = Inline | Display;

/** An open style. If nothing closes it, its opening mark becomes text again. */
interface Frame {
  style?: Style;
  mark: string;
  pieces: Piece[];
}

/** The outermost frame never closes. No style opens inside itself, so the nesting is at most three deep. */
type Stack = [Frame, ...Frame[]];

const top = (stack: Stack): Frame => stack.at(-1) ?? stack[0];
const isOpen = (stack: Stack, style: Style): boolean =>
  stack.some((frame) => frame.style === style);

function add(stack: Stack, piece: Piece): void {
  const { pieces } = top(stack);
  const last = pieces.at(-1);
  if (piece.kind === 'text' && last?.kind === 'text') {
    pieces[pieces.length - 1] = { kind: 'text', text: last.text + piece.text };
  } else {
    pieces.push(piece);
  }
}

const addText = (stack: Stack, text: string): void => add(stack, { kind: 'text', text });

const open = (stack: Stack, style: Style, mark: string): void => {
  stack.push({ style, mark, pieces: [] });
};

const pop = (stack: Stack): Frame => stack.pop() ?? { mark: '', pieces: [] };

/** Turns the innermost frame, which nothing closes, back into text. */
function unwrap(stack: Stack): void {
  const { mark, pieces } = pop(stack);
  addText(stack, mark);
  for (const piece of pieces) add(stack, piece);
}

/** A displayed formula inside a style becomes an inline one, because a line cannot end there. */
const toInline = (piece: Piece): Inline =>
  piece.kind === 'display' ? { kind: 'math', tex: piece.tex } : piece;

function close(stack: Stack, style: Style): void {
  while (top(stack).style !== style) unwrap(stack);
  const children = pop(stack).pieces.map(toInline);
  add(stack, { kind: style, children });
}

function readStars(stack: Stack, { count, canOpen, canClose }: Stars): void {
  let left = count;
  while (left > 0) {
    // `***` closes the inner style first.
    const isInnerFirst = left > 2 && top(stack).style === 'emphasis';
    if (canClose && left >= 2 && isOpen(stack, 'strong') && !isInnerFirst) {
      close(stack, 'strong');
      left -= 2;
    } else if (canClose && isOpen(stack, 'emphasis')) {
      close(stack, 'emphasis');
      left -= 1;
    } else if (canOpen && left >= 2 && !isOpen(stack, 'strong')) {
      open(stack, 'strong', '**');
      left -= 2;
    } else if (canOpen && !isOpen(stack, 'emphasis')) {
      open(stack, 'emphasis', '*');
      left -= 1;
    } else {
      addText(stack, '*'.repeat(left));
      left = 0;
    }
  }
}

function readToken(stack: Stack, token: Token): void {
  switch (token.kind) {
    case 'stars':
      return readStars(stack, token);
    case 'underline-start':
      return isOpen(stack, 'underline') ? addText(stack, '<u>') : open(stack, 'underline', '<u>');
    case 'underline-end':
      return isOpen(stack, 'underline') ? close(stack, 'underline') : addText(stack, '</u>');
    default:
      return add(stack, token);
  }
}

/** Accepts any text; marks that match nothing stay literal. */
export function parsePieces(text: string): Piece[] {
  const stack: Stack = [{ mark: '', pieces: [] }];
  for (const token of inlineTokens(text)) readToken(stack, token);
  while (stack.length > 1) unwrap(stack);
  return stack[0].pieces;
}

/** Parses a single line, such as a table cell or a list item. */
export const parseInline = (text: string): Inline[] => parsePieces(text).map(toInline);
