import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Block, Inline } from './markup.ts';
import { parseInline } from './parse-inline.ts';
import { parseMarkup } from './parse-markup.ts';

const text = (words: string): Inline => ({ kind: 'text', text: words });
const math = (tex: string): Inline => ({ kind: 'math', tex });
const em = (...children: Inline[]): Inline => ({ kind: 'emphasis', children });
const strong = (...children: Inline[]): Inline => ({ kind: 'strong', children });
const underline = (...children: Inline[]): Inline => ({ kind: 'underline', children });
const blank: Inline = { kind: 'blank' };
const paragraph = (...children: Inline[]): Block => ({ kind: 'paragraph', children });

describe('inline markup', () => {
  it.each<[string, Inline[]]>([
    ['plain words', [text('plain words')]],
    ['a *Rhizophora* root', [text('a '), em(text('Rhizophora')), text(' root')]],
    ['**Text 1**', [strong(text('Text 1'))]],
    ['***both***', [strong(em(text('both')))]],
    ['*a **b***', [em(text('a '), strong(text('b')))]],
    ['**a *b***', [strong(text('a '), em(text('b')))]],
    ['<u>an *old* claim</u>', [underline(text('an '), em(text('old')), text(' claim'))]],
    ['so $x < 2$.', [text('so '), math('x < 2'), text('.')]],
    ['in line $$x^2$$', [text('in line '), math('x^2')]],
    ['the ______ of it', [text('the '), blank, text(' of it')]],
    ['________', [blank]],
    [String.raw`\$5 and \$6`, [text('$5 and $6')]],
    [String.raw`$p = \$5$`, [math(String.raw`p = \$5`)]],
    [String.raw`2\*3`, [text('2*3')]],
    ['', []],
  ])('parses “%s”', (source, inlines) => {
    expect(parseInline(source)).toEqual(inlines);
  });

  it.each([
    '2 * 3 * 4',
    '*open',
    'open*',
    '**open',
    '<u>open',
    'closed</u>',
    '$open',
    '$$open$',
    'an _____ underscore short',
    '*** ***',
    'ends in a backslash \\',
    '<b>bold</b> <img src=x onerror=alert(1)> <U>',
    '[link](javascript:alert(1)) `code` # heading',
    '&lt;u&gt; &amp;',
  ])('leaves “%s” unchanged', (source) => {
    const words = JSON.stringify(parseInline(source));
    expect(words).not.toMatch(/"(emphasis|strong|underline|blank)"/);
    expect(spoken(parseMarkup(source))).toBe(source);
  });

  it('does not open a style inside itself or close it across another', () => {
    expect(parseInline('<u>a<u>b</u>')).toEqual([underline(text('a<u>b'))]);
    expect(parseInline('*a <u>b* c</u>')).toEqual([em(text('a <u>b')), text(' c</u>')]);
    expect(parseInline('**a $$b$$**')).toEqual([strong(text('a '), math('b'))]);
    expect(parseInline('*a**b*')).toEqual([em(text('a')), em(text('b'))]);
  });
});

describe('blocks', () => {
  it('empty lines separate paragraphs, while a wrapped line continues one', () => {
    expect(parseMarkup('one\ntwo\r\n\r\n\n  three  ')).toEqual([
      paragraph(text('one two')),
      paragraph(text('three')),
    ]);
  });

  it('parses a list whose items are wrapped or separated by empty lines', () => {
    expect(parseMarkup('Notes:\n\n- one\n  more\n- *two*\n\n- three\n\nend')).toEqual([
      paragraph(text('Notes:')),
      { kind: 'list', items: [[text('one more')], [em(text('two'))], [text('three')]] },
      paragraph(text('end')),
    ]);
  });

  it('starts no list where a line was wrapped at a minus sign', () => {
    expect(parseMarkup('so $x\n- 5$ it is')).toEqual([
      paragraph(text('so '), math('x - 5'), text(' it is')),
    ]);
  });

  it('gives a displayed formula its own block', () => {
    expect(parseMarkup('$$y = 2x$$')).toEqual([{ kind: 'display', tex: 'y = 2x' }]);
    expect(parseMarkup('if $$y =\n2x$$ then $$z$$')).toEqual([
      paragraph(text('if')),
      { kind: 'display', tex: 'y = 2x' },
      paragraph(text('then')),
      { kind: 'display', tex: 'z' },
    ]);
  });

  it('places a figure only where a line contains nothing else', () => {
    expect(parseMarkup('see\n::figure{#a-1}\nbelow')).toEqual([
      paragraph(text('see')),
      { kind: 'figure', id: 'a-1' },
      paragraph(text('below')),
    ]);
    for (const source of ['see ::figure{#a}', '::figure{#A}', '::figure{#}', '::figure{#a} x']) {
      expect(parseMarkup(source)).toEqual([paragraph(text(source))]);
    }
  });
});

/** The text of a tree, in order. */
function spoken(blocks: Block[]): string {
  const inline = (each: Inline): string => {
    switch (each.kind) {
      case 'text':
        return each.text;
      case 'math':
        return `$${each.tex}$`;
      case 'blank':
        return '______';
      default:
        return each.children.map(inline).join('');
    }
  };
  return blocks
    .map((block) => {
      switch (block.kind) {
        case 'paragraph':
          return block.children.map(inline).join('');
        case 'list':
          return block.items.flat().map(inline).join('');
        case 'display':
          return `$$${block.tex}$$`;
        case 'figure':
          return `::figure{#${block.id}}`;
      }
    })
    .join('\n');
}

/** Pieces of markup in combinations that random letters would rarely produce. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom('*', '**', '***', '$', '$$', '\\', '\\$', '_', '______', '<u>', '</u>'),
      fc.constantFrom('\n', '\n\n', ' ', '- ', '::figure{#a}', '<script>', '&', '"', 'a', 'ế'),
      fc.string({ unit: 'binary' }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

/** The source without spaces and characters that may be markup. */
const words = (source: string): string => source.replace(/[\s*$\\_<>/u-]/g, '');

const depth = (inline: Inline): number =>
  'children' in inline ? 1 + Math.max(0, ...inline.children.map(depth)) : 0;

describe('arbitrary text', () => {
  it('is parsed without throwing and loses no word', () => {
    fc.assert(
      fc.property(hostile, (source) => {
        expect(words(spoken(parseMarkup(source)))).toBe(words(source));
      }),
      { numRuns: 2000 },
    );
  });

  it('text without markup is unchanged', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[^\s*$\\_<:-][^*$\\_<\r\n]*$/), (source) => {
        expect(parseMarkup(source)).toEqual([paragraph(text(source.trim()))]);
      }),
    );
  });

  it('styles are never nested more than three deep', () => {
    fc.assert(
      fc.property(hostile, (source) => {
        expect(Math.max(0, ...parseInline(source).map(depth))).toBeLessThanOrEqual(3);
      }),
    );
  });

  it.each(['*', '**a', '<u>', '$', '$$a', '\\$', '- a\n', '_', '*a <u>b* ', '\n'])(
    'parses “%s” repeated a hundred thousand times',
    (part) => {
      expect(() => parseMarkup(part.repeat(100_000))).not.toThrow();
    },
    5000,
  );
});
