import { figure } from '@bac/exam/figure/figure.ts';
import { lintFigure } from '@bac/exam/figure/lint-figure.ts';
import { lintItem } from '@bac/exam/item/lint-item.ts';
import { skills } from '@bac/exam/item/taxonomy.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { authoredSchema, toItemVersion } from '../authored-item.ts';
import { mathError } from '../math-error.ts';
import { renderFigure } from './render-figure.ts';

const guide = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
const [items, figures] = [...guide.matchAll(/^```yaml\n(.*?)^```/gms)].map(
  ([, source = '']): unknown => parse(source),
);

describe('the authors’ guide', () => {
  it('shows an item that passes the check', () => {
    const [raw] = z.array(z.unknown()).parse(items);
    const item = toItemVersion(authoredSchema(raw).parse(raw), 'linear-functions');
    expect(lintItem(item, mathError)).toEqual([]);
  });

  it('shows a figure of every kind, all of which can be drawn', () => {
    const examples = z.object({ figures: z.array(figure) }).parse(figures).figures;
    const kinds = figure.options.map((option) => option.shape.kind.value);
    expect(examples.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted());
    expect(examples.flatMap(lintFigure)).toEqual([]);
    for (const example of examples) expect(renderFigure(example).source).toMatch(/<svg|<table/);
  });

  it('has a paragraph and an example for every skill', () => {
    const chapter = guide.slice(
      guide.indexOf('## The thirty skills'),
      guide.indexOf('## House style'),
    );
    expect(chapter.match(/^\*\*[A-Z][^*]+\.\*\* /gm)).toHaveLength(skills.length);
    expect(chapter.match(/\n\n> /g)).toHaveLength(skills.length);
  });
});
