import { itemDraftContent } from '@bac/contract/bank/bank-items.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import { expect, test } from 'vitest';
import { blankContent, blankResponse, draftOf, swapChoices, withSkill } from './draft-content.ts';

test('a blank item has the passages and the rule that its skill needs', () => {
  expect(blankContent('circles').passages).toEqual([]);
  expect(blankContent('inferences').passages).toEqual(['']);
  expect(blankContent('cross-text-connections').passages).toEqual(['', '']);
  expect(blankContent('inferences').rule).toBeUndefined();
  expect(blankContent('boundaries').rule).toEqual({ en: '', vi: '' });
});

test('changing the skill removes only empty texts and fields that the new skill does not have', () => {
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

test('the key moves with its text when two choices are swapped', () => {
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

test('the next version starts from what an author writes, also after a calibration', () => {
  const { difficulty } = blankContent('boundaries');
  const text = { en: 'A text.', vi: 'Một văn bản.' };
  const choice = { text: 'One', rationale: text };
  // Every field, so that a new one is looked at here.
  const version: Required<ItemVersion> = {
    id: 'boundaries-01',
    version: 2,
    skill: 'boundaries',
    type: 'commas',
    topic: text,
    subject: 'science',
    inContext: false,
    difficulty,
    passages: ['A text.'],
    figures: [],
    stem: 'Which choice?',
    response: { kind: 'choice', choices: { A: choice, B: choice, C: choice, D: choice }, key: 'A' },
    hint: text,
    rule: text,
    parameters: { a: 1, b: 0, c: 0.2 },
    generation: 1,
    source: 'Original text.',
    status: 'published',
    isSample: false,
  };
  expect(itemDraftContent.safeParse(draftOf(version)).error).toBeUndefined();
});
