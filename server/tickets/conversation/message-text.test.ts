import { describe, expect, it } from 'vitest';
import { readMessage } from './message-text.ts';

describe('a message', () => {
  it('keeps single line breaks, in lists and quotes too', () => {
    expect(readMessage('một\nhai\n\n- ba\n  bốn\n\n> năm\n> sáu')).toEqual([
      { kind: 'paragraph', runs: [{ text: 'một' }, { text: '\n' }, { text: 'hai' }] },
      {
        kind: 'list',
        isOrdered: false,
        items: [{ depth: 0, runs: [{ text: 'ba' }, { text: '\n' }, { text: 'bốn' }] }],
      },
      { kind: 'quote', runs: [{ text: 'năm' }, { text: '\n' }, { text: 'sáu' }] },
    ]);
  });

  it('keeps a style over a line break', () => {
    expect(readMessage('**một\nhai**')).toEqual([
      {
        kind: 'paragraph',
        runs: [
          { text: 'một', style: ['strong'] },
          { text: '\n' },
          { text: 'hai', style: ['strong'] },
        ],
      },
    ]);
  });

  it.each(['> ', '[', '*a ', '- a\n', '~a~~b', '[^a]: ', '|a'])(
    'shows a message of nothing but “%s” as it was typed',
    (sign) => {
      const body = sign.repeat(20_000 / sign.length).trim();
      const blocks = readMessage(body);
      const words = blocks.flatMap((block) => (block.kind === 'paragraph' ? block.runs : []));
      expect(words.map(({ text }) => text).join('')).toBe(body);
    },
  );
});
