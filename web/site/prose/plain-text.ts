import type { ProseBlock, ProseRun } from '@bac/contract/site/prose.ts';

/** The words without their style. */
export const plainText = (runs: readonly ProseRun[]): string =>
  runs.map(({ text }) => text).join('');

function wordsOf(block: ProseBlock): string {
  switch (block.kind) {
    case 'list':
      return block.items.map(({ runs }) => plainText(runs)).join(' ');
    case 'table':
      return [block.head, ...block.rows].flat().map(plainText).join(' ');
    case 'code':
      return block.text;
    case 'rule':
      return '';
    default:
      return plainText(block.runs);
  }
}

/** All that a text says, to look for words in. */
export const textOf = (blocks: readonly ProseBlock[]): string => blocks.map(wordsOf).join(' ');
