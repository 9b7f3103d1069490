import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readProse } from './read-prose.ts';

const findHrefs = (markdown: string): (string | undefined)[] =>
  readProse(markdown).flatMap((block) =>
    'runs' in block ? block.runs.map(({ href }) => href) : [],
  );

describe('readProse', () => {
  it.each([
    ['- one\n- <script>alert(1)</script>', '<script>alert(1)</script>'],
    ['- one\n\n  ```\n  code\n  ```', 'code'],
    ['- > quoted', 'quoted'],
    ['- # heading', 'heading'],
    ['<div>\nblock\n</div>', 'block'],
    ['[here]: https://example.com', 'https://example.com'],
    ['words[^1]\n\n[^1]: a note', 'a note'],
    ['> - <b>bold</b>', '<b>'],
  ])('keeps all text of %j', (markdown, excerpt) => {
    expect(JSON.stringify(readProse(markdown))).toContain(excerpt);
  });

  it('reads headings, paragraphs, lists, tables and quotes', () => {
    const text = [
      '# Quyền của bạn',
      'Một **rất** *rõ* `mã` ~~cũ~~.',
      '1. một\n   - trong\n2. hai',
      '| a | b |\n|---|---|\n| 1 | **2** |',
      '> lời người khác',
      '---',
      '```\nx < 1\n```',
    ].join('\n\n');
    expect(readProse(text)).toEqual([
      { kind: 'heading', level: 2, id: 'quyen-cua-ban', runs: [{ text: 'Quyền của bạn' }] },
      {
        kind: 'paragraph',
        runs: [
          { text: 'Một ' },
          { text: 'rất', style: ['strong'] },
          { text: ' ' },
          { text: 'rõ', style: ['emphasis'] },
          { text: ' ' },
          { text: 'mã', style: ['code'] },
          { text: ' ' },
          { text: 'cũ', style: ['struck'] },
          { text: '.' },
        ],
      },
      {
        kind: 'list',
        isOrdered: true,
        items: [
          { depth: 0, runs: [{ text: 'một' }] },
          { depth: 1, runs: [{ text: 'trong' }] },
          { depth: 0, runs: [{ text: 'hai' }] },
        ],
      },
      {
        kind: 'table',
        head: [[{ text: 'a' }], [{ text: 'b' }]],
        rows: [[[{ text: '1' }], [{ text: '2', style: ['strong'] }]]],
      },
      { kind: 'quote', runs: [{ text: 'lời người khác' }] },
      { kind: 'rule' },
      { kind: 'code', text: 'x < 1' },
    ]);
  });

  it('keeps HTML as plain text', () => {
    expect(readProse('<script>alert(1)</script>')).toEqual([
      { kind: 'paragraph', runs: [{ text: '<script>alert(1)</script>' }] },
    ]);
    expect(readProse('a <b>bold</b>')).toEqual([
      {
        kind: 'paragraph',
        runs: [{ text: 'a ' }, { text: '<b>' }, { text: 'bold' }, { text: '</b>' }],
      },
    ]);
  });

  it.each(['https://example.org/a?b=1', '/tests', '#quyen', 'mailto:a@example.org', 'tel:+84241'])(
    'links to %s',
    (href) => expect(findHrefs(`[x](${href})`)).toEqual([href]),
  );

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/&#9;/evil.example',
    'vbscript:x',
  ])('keeps the text of a link to %s without the link', (href) =>
    expect(findHrefs(`[x](<${href}>)`)).toEqual([undefined]),
  );

  it('replaces an image by its alternative text', () => {
    expect(readProse('![a map](https://evil.example/pixel.png)')).toEqual([
      { kind: 'paragraph', runs: [{ text: 'a map' }] },
    ]);
  });

  it.each([2000, 10_000])('shows text nested %i deep as typed', (depth) => {
    const text = `${'> '.repeat(depth)}deep`;
    expect(readProse(text)).toEqual([{ kind: 'paragraph', runs: [{ text }] }]);
  });

  it('shows text as typed if parsing it would take too long', () => {
    const text = '*a* '.repeat(1000);
    expect(readProse(text)).toEqual([{ kind: 'paragraph', runs: [{ text }] }]);
  });

  it('never throws', () => {
    const signs = fc.constantFrom(
      '#',
      '*',
      '_',
      '`',
      '>',
      '-',
      '|',
      '[',
      ']',
      '(',
      ')',
      '<',
      '\n',
      ' ',
      'a',
      '1.',
    );
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 60 }), (all) => {
        expect(readProse(all.join(''))).toBeInstanceOf(Array);
      }),
    );
  });
});
