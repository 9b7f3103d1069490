import type { ProseBlock, ProseRun } from '@bac/contract/site/prose.ts';

/** The text of runs without style. */
export const plainText = (runs: readonly ProseRun[]): string =>
  runs.map(({ text }) => text).join('');

function blockText(block: ProseBlock): string {
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

/** The plain text of all blocks, for searching. */
export const textOf = (blocks: readonly ProseBlock[]): string => blocks.map(blockText).join(' ');
