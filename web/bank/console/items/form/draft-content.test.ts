import { expect, test } from 'vitest';
import { blankContent, blankResponse, swapChoices, withSkill } from './draft-content.ts';

test('an item begins with the parts that its skill asks for', () => {
  expect(blankContent('circles').passages).toEqual([]);
  expect(blankContent('inferences').passages).toEqual(['']);
  expect(blankContent('cross-text-connections').passages).toEqual(['', '']);
  expect(blankContent('inferences').rule).toBeUndefined();
  expect(blankContent('boundaries').rule).toEqual({ en: '', vi: '' });
});

test('another skill takes away only what is empty or has no meaning there', () => {
  const written = {
    ...blankContent('boundaries'),
    passages: ['A text.'],
    subject: 'science' as const,
    type: 'commas',
    rule: { en: 'A rule.', vi: '' },
  };
  const moved = withSkill(written, 'circles');
  expect(moved.passages).toEqual(['A text.']);
  expect(moved.rule).toEqual({ en: 'A rule.', vi: '' });
  expect(moved).not.toHaveProperty('subject');
  expect(moved).not.toHaveProperty('type');
  expect(withSkill(written, 'boundaries')).toEqual(written);
});

test('the key goes with its words when two choices change places', () => {
  const response = blankResponse('choice');
  if (response.kind !== 'choice') throw new Error('four choices');
  response.choices.A.text = 'first';
  response.key = 'A';
  const swapped = swapChoices(response, 'A', 'B');
  expect(swapped.key).toBe('B');
  expect(swapped.choices.B.text).toBe('first');
  expect(swapChoices({ ...response, key: 'D' }, 'A', 'B').key).toBe('D');
  expect(swapChoices({ ...response, key: null }, 'A', 'B').key).toBeNull();
});
