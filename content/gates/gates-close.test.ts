import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import { describe, expect, it } from 'vitest';
import { unevenPositions } from './key-positions.ts';
import { longestKeys } from './longest-key.ts';
import { nearTwins } from './near-twins.ts';
import { makeItem } from '../testing/make-item.ts';
import { gradeLevel, unsuitableTexts, syllableCount } from './readability.ts';
import { repeatedNames } from './repeated-names.ts';
import { repeatedSentences } from './repeated-sentences.ts';
import { unreadableFigures } from './unreadable-figures.ts';

const river =
  'At low tide the ferry pilot reads the river by its colors, steering wide of every pale patch, ' +
  'because sand lies close beneath the surface there and shifts with each flood.';
const orchard =
  'The orchard was planted by a teacher who wanted her pupils to learn patience, and its oldest trees ' +
  'still carry the numbers that the first class painted on their trunks.';

describe('each gate finds a planted problem and names the items', () => {
  it('key positions: finds a letter that is the key too often', () => {
    const even = choiceIds.map((key) => makeItem(`even-${key.toLowerCase()}`, { key }));
    expect(unevenPositions(even)).toEqual([]);
    const more = makeItem('one-more', { key: 'B' });
    expect(unevenPositions([...even, more])).toEqual(['B 40 %: even-b one-more']);
  });

  it('longest key: finds keys that their length gives away', () => {
    const equal = ['one', 'two'].map((id) => makeItem(id, {}));
    const longest = makeItem('longest', { choices: { A: 'a choice that says more than others' } });
    expect(longestKeys([...equal, longest])).toEqual([]);
    expect(longestKeys([...equal, longest].slice(1))).toEqual(['longest']);
  });

  it('longest key: ignores the source length of formulas', () => {
    const choices = { A: String.raw`$\frac{1}{2}$`, B: '$12345$', C: '$2$', D: '$3$' };
    expect(longestKeys([makeItem('formula', { choices })])).toEqual([]);
  });

  it('near twins: finds a text with a few words changed', () => {
    const one = makeItem('one', { passages: [river] });
    const twin = makeItem('twin', { passages: [river.replace('pale patch', 'bright patch')] });
    const other = makeItem('other', { passages: [orchard] });
    expect(nearTwins([one, other])).toEqual([]);
    expect(nearTwins([one, other, twin])).toEqual(['one and twin']);
  });

  it('near twins: ignores stems that all questions of a kind share', () => {
    const stem =
      'Which choice completes the text with the most logical and precise word or phrase?';
    const pair = [
      makeItem('one', { passages: [river], stem }),
      makeItem('other', { passages: [orchard], stem }),
    ];
    expect(nearTwins(pair)).toEqual([]);
  });

  it('repeated sentences: finds a sentence of a text in another item’s rationale', () => {
    const one = makeItem('one', { passages: [river] });
    const copy = makeItem('copy', { passages: [orchard], choices: { C: `It is said. ${river}` } });
    expect(repeatedSentences([one])).toEqual([]);
    expect(repeatedSentences([one, copy])).toEqual([`one and copy: ${river}`]);
    const why = makeItem('why', { passages: [orchard], rationale: river });
    expect(repeatedSentences([why])).toContain(`why and why: ${river}`);
  });

  it('repeated names: finds a person in two items, but ignores places', () => {
    const one = makeItem('one', { passages: ['In Huế, the potter Quyên Mai sold bowls.'] });
    const other = makeItem('other', { passages: ['Last year in Huế the pilot Quyên retired.'] });
    expect(repeatedNames([one, other])).toEqual(['Quyên: one other']);
  });

  it('readability: finds a text that is too hard', () => {
    const heavy = `Notwithstanding ${'institutional considerations regarding accountability, '.repeat(9)} it ended.`;
    const hard = makeItem('heavy', { passages: [heavy], difficulty: 'hard' });
    expect(unsuitableTexts([hard])[0]).toMatch(/^heavy: grade \d+/);
  });

  it('readability: finds a text that is too easy, and a wrong average', () => {
    const light = 'The cat sat. The dog ran. It was hot. We had tea. '.repeat(3);
    const found = unsuitableTexts([makeItem('light', { passages: [light], difficulty: 'easy' })]);
    expect(found).toEqual([
      expect.stringMatching(/^light: grade -?\d/),
      expect.stringMatching(/^easy: grade .* on average: light$/),
    ]);
  });

  it('readability: counts spoken syllables, and computes grades by the formula', () => {
    const syllables = {
      hoped: 1,
      required: 2,
      table: 2,
      bones: 1,
      rises: 2,
      Nguyễn: 2,
      photosynthesis: 5,
    };
    for (const [word, count] of Object.entries(syllables)) expect(syllableCount(word)).toBe(count);
    // Two sentences of six words each, with eighteen syllables in total.
    const text = 'The river rises after the rain. Farmers open the gates before dawn.';
    expect(gradeLevel(text)).toBeCloseTo(0.39 * 6 + (11.8 * 18) / 12 - 15.59, 5);
  });

  it('figures: finds one that cannot be drawn', () => {
    const figure = {
      kind: 'bar-chart',
      id: 'broken',
      alt: 'A bar chart without an axis, as no schema would let it pass.',
      categories: ['a'],
      series: [{ name: 's', values: [1] }],
    };
    const item = makeItem('drawn', { figures: [figure as never] });
    expect(unreadableFigures([item])).toEqual([
      expect.stringMatching(/^drawn, figure broken does not draw/),
    ]);
  });

  it('figures: finds a table without rows', () => {
    const table = {
      kind: 'table' as const,
      id: 'empty',
      alt: 'Nothing.',
      columns: ['a'],
      rows: [],
    };
    expect(unreadableFigures([makeItem('rowless', { figures: [table] })])).toEqual([
      'rowless, figure empty has an empty data table',
    ]);
  });
});
