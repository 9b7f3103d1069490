import { inContextShare } from '@bac/exam/blueprint/blueprint.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import { lintItem } from '@bac/exam/item/lint-item.ts';
import { sectionNames, sections } from '@bac/exam/item/section.ts';
import { sectionOf, skillFacts } from '@bac/exam/item/taxonomy.ts';
import { describe, expect, it } from 'vitest';
import { unevenPositions } from './gates/key-positions.ts';
import { longestKeys } from './gates/longest-key.ts';
import { nearTwins } from './gates/near-twins.ts';
import { unsuitableTexts } from './gates/readability.ts';
import { repeatedNames } from './gates/repeated-names.ts';
import { repeatedSentences } from './gates/repeated-sentences.ts';
import { unreadableFigures } from './gates/unreadable-figures.ts';
import { mathError } from './math-error.ts';
import { describeProblem } from './problem.ts';
import { readContent } from './read-content.ts';

const content = readContent(import.meta.dirname);
const items = content.items.map(({ item }) => item);
const byId = new Map(items.map((item) => [item.id, item]));
const inSection = (section: string): ItemVersion[] =>
  items.filter(({ skill }) => sectionOf(skill) === section);

/** Each form with its items in order. */
const forms = content.forms.map(({ form }) => {
  const formItems = form.modules.flatMap(({ slots }) =>
    slots.flatMap(({ item }) => byId.get(item) ?? []),
  );
  return [form.id, formItems] as const;
});

describe('the initial bank', () => {
  it('the initial bank has no problem that the check would report', () => {
    expect(content.problems.map(describeProblem)).toEqual([]);
    expect(items.flatMap((item) => lintItem(item, mathError))).toEqual([]);
  });

  it('every published item except the samples is used in a form', () => {
    const used = new Set(forms.flatMap(([, formItems]) => formItems.map(({ id }) => id)));
    const unused = items.filter(({ id }) => !used.has(id));
    expect(unused.filter(({ isSample }) => !isSample).map(({ id }) => id)).toEqual([]);
  });

  it.each(sections)('has a sample item of %s that no form uses', (section) => {
    const samples = inSection(section).filter(({ isSample }) => isSample);
    expect(samples.length).toBeGreaterThan(0);
    const used = new Set(forms.flatMap(([, formItems]) => formItems.map(({ id }) => id)));
    expect(samples.map(({ id }) => id).filter((id) => used.has(id))).toEqual([]);
  });

  it.each(forms)('%s: every position holds the key about equally often', (_, formItems) => {
    expect(unevenPositions(formItems)).toEqual([]);
  });

  it.each(forms)('%s: the key is not usually the longest choice', (_, formItems) => {
    expect(longestKeys(formItems)).toEqual([]);
  });

  it.each(sections.map((section) => [sectionNames[section].en, section] as const))(
    '%s: the key is not usually the longest choice, nor in one position',
    (_, section) => {
      expect(longestKeys(inSection(section))).toEqual([]);
      expect(unevenPositions(inSection(section))).toEqual([]);
    },
  );

  it('contains no near duplicates', () => {
    expect(nearTwins(items)).toEqual([]);
  });

  it('repeats no sentence of ten words or more', () => {
    expect(repeatedSentences(items)).toEqual([]);
  });

  it('uses every person’s name only once', () => {
    expect(repeatedNames(items)).toEqual([]);
  });

  it('texts are neither too easy nor too hard to read', () => {
    expect(unsuitableTexts(items)).toEqual([]);
  });

  it('cites a rule for every question of Standard English Conventions', () => {
    const conventions = items.filter(
      ({ skill }) => skillFacts[skill].domain === 'standard-english-conventions',
    );
    expect(conventions.length).toBeGreaterThan(0);
    expect(conventions.filter(({ rule }) => !rule).map(({ id }) => id)).toEqual([]);
  });

  it('sets about three in ten Math questions in a context', () => {
    const math = inSection('math');
    const share = math.filter(({ inContext }) => inContext).length / math.length;
    expect(share).toBeGreaterThanOrEqual(inContextShare[0]);
    expect(share).toBeLessThanOrEqual(inContextShare[1]);
  });

  it('draws every figure and describes it as a table', () => {
    expect(items.flatMap(({ figures }) => figures).length).toBeGreaterThan(0);
    expect(unreadableFigures(items)).toEqual([]);
  });
});
