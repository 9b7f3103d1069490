import type { Prose } from '@bac/contract/site/prose.ts';
import { expect, it } from 'vitest';
import type { Pen } from './pen.ts';
import { proseHtml, readingHtml } from './prose.ts';

const pen: Pen = {
  path: '/dich-vu',
  language: 'en',
  site: {} as Pen['site'],
  words: () => (key) => key,
  style: (sheet, name) => `${sheet}-${name}`,
};

const heading = (id: string, level = 2): Prose[number] => ({
  kind: 'heading',
  level,
  id,
  runs: [{ text: `Part ${id}` }],
});

it('a text is written with its styles and links, and hostile words are only words', () => {
  const prose: Prose = [
    heading('a', 3),
    {
      kind: 'paragraph',
      runs: [{ text: '<i>' }, { text: 'see', style: ['strong', 'code'], href: '/tests?a=1&b="' }],
    },
    { kind: 'list', isOrdered: true, items: [{ depth: 0, runs: [{ text: 'one' }] }] },
    { kind: 'quote', runs: [{ text: 'said' }] },
    { kind: 'code', text: 'a < b' },
    { kind: 'table', head: [[{ text: 'h' }]], rows: [[[{ text: 'c' }], [{ text: 'd' }]]] },
    { kind: 'rule' },
  ];
  expect(proseHtml(pen, prose).text).toBe(
    '<div class="prose-prose"><h3 id="a" tabindex="-1">Part a</h3>' +
      '<p>&lt;i&gt;<a href="/tests?a=1&amp;b=&quot;"><code><strong>see</strong></code></a></p>' +
      '<ol><li>one</li></ol><blockquote>said</blockquote><pre><code>a &lt; b</code></pre>' +
      '<div class="prose-table"><table><thead><tr><th scope="col">h</th></tr></thead>' +
      '<tbody><tr><th scope="row">c</th><td>d</td></tr></tbody></table></div><hr /></div>',
  );
});

it('a long text ends with the screen, at the end of a block', () => {
  const long = Array.from({ length: 50 }, (): Prose[number] => ({
    kind: 'paragraph',
    runs: [{ text: 'word '.repeat(40) }],
  }));
  const paragraphs = proseHtml(pen, long).text.match(/<p>/g) ?? [];
  expect(paragraphs.length).toBeGreaterThan(5);
  expect(paragraphs.length).toBeLessThan(20);
});

it('the parts are listed where there are more than two', () => {
  const parts = ['a', 'b', 'c'].map((id) => heading(id));
  expect(readingHtml(pen, parts).text).toContain('<a class="contents-link" href="#c">Part c</a>');
  expect(readingHtml(pen, parts.slice(1)).text).not.toContain('contents-link');
});
