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

describe('the writers’ guide', () => {
  it('shows an item that would pass the check', () => {
    const [raw] = z.array(z.unknown()).parse(items);
    const item = toItemVersion(authoredSchema(raw).parse(raw), 'linear-functions');
    expect(lintItem(item, mathError)).toEqual([]);
  });

  it('shows a figure of every kind, each of which draws', () => {
    const shown = z.object({ figures: z.array(figure) }).parse(figures).figures;
    const kinds = figure.options.map((option) => option.shape.kind.value);
    expect(shown.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted());
    expect(shown.flatMap(lintFigure)).toEqual([]);
    for (const each of shown) expect(renderFigure(each).source).toMatch(/<svg|<table/);
  });

  it('has a paragraph and an example for every skill', () => {
    const part = guide.slice(
      guide.indexOf('## The thirty skills'),
      guide.indexOf('## House style'),
    );
    expect(part.match(/^\*\*[A-Z][^*]+\.\*\* /gm)).toHaveLength(skills.length);
    expect(part.match(/\n\n> /g)).toHaveLength(skills.length);
  });
});
