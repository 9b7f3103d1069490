import { expect, test } from 'vitest';
import { compareLeaves } from '../../../../ui/data/versions/compare-fields.ts';
import { blankContent } from '../form/draft-content.ts';
import { itemLeaves } from './item-leaves.ts';

const content = {
  ...blankContent('circles'),
  stem: 'What is $r$?',
  figures: [
    {
      kind: 'scatterplot',
      id: 'a',
      points: [
        [0, 4],
        [1, 5.5],
      ],
      x: { min: 0, max: 9 },
    },
  ],
};

test('formats a part of a figure as one value', () => {
  const found = itemLeaves(content);
  expect(found.get('figures.0.points')).toBe('(0, 4), (1, 5.5)');
  expect(found.get('figures.0.x')).toBe('min 0, max 9');
});

test('names each difference by its field in the form', () => {
  const changed = {
    ...content,
    stem: 'What is $d$?',
    figures: [],
    response: { kind: 'entered' as const, keys: ['1/2', '3'], rationale: { en: 'So.', vi: '' } },
  };
  const paths = compareLeaves(itemLeaves(content), itemLeaves(changed)).map(({ path }) => path);
  expect(paths).toContain('stem');
  expect(paths).toContain('figures.0.points');
  expect(paths).toContain('response.kind');
  expect(paths).toContain('response.keys');
  expect(paths).toContain('response.rationale');
  expect(paths).not.toContain('skill');
});
