import { expect, test } from 'vitest';
import { instructionBlocks } from './instruction-blocks.ts';

test('parses directions into paragraphs, headings and lists', () => {
  const text = 'Read.\n\nChoose.\n# Entering\n- one\n - two \n\n- three\nDone - really.\n#no';
  expect(instructionBlocks(text)).toEqual([
    { kind: 'text', text: 'Read.' },
    { kind: 'text', text: 'Choose.' },
    { kind: 'heading', text: 'Entering' },
    { kind: 'list', items: ['one', 'two', 'three'] },
    { kind: 'text', text: 'Done - really.' },
    { kind: 'text', text: '#no' },
  ]);
  expect(instructionBlocks(' \n ')).toEqual([]);
});
