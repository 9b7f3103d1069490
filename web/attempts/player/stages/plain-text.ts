import type { Block, Inline } from '@bac/exam/markup/markup.ts';
import { parseMarkup } from '@bac/exam/markup/parse-markup.ts';

function wordsIn(inline: Inline): string {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'blank':
      return '____';
    // A formula in plain text would only be letters.
    case 'math':
      return '…';
    default:
      return inline.children.map(wordsIn).join('');
  }
}

function wordsOf(block: Block): string {
  if (block.kind === 'paragraph') return block.children.map(wordsIn).join('');
  if (block.kind === 'list') {
    return block.items.map((item) => item.map(wordsIn).join('')).join(' ');
  }
  return '…';
}

/** The text of a stem in one line, just enough to recognize the question. */
export const plainText = (markup: string): string => parseMarkup(markup).map(wordsOf).join(' ');
