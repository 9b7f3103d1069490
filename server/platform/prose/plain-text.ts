import type { Prose, ProseBlock, ProseRun } from '@bac/contract/site/prose.ts';

const joinRuns = (runs: ProseRun[]): string => runs.map(({ text }) => text).join('');

function blockText(block: ProseBlock): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'quote':
      return joinRuns(block.runs);
    case 'list':
      return block.items.map(({ runs }) => joinRuns(runs)).join('\n');
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(joinRuns).join(', ')).join('\n');
    case 'code':
      return block.text;
    case 'rule':
      return '';
  }
}

/** The text without markup, one line per block. */
export const plainText = (prose: Prose): string =>
  prose
    .map(blockText)
    .filter((text) => text !== '')
    .join('\n');
