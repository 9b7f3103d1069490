import { expect, test } from 'vitest';
import type { Bank } from '../blueprint/validate-form.ts';
import type { ItemVersion } from '../item/item.ts';
import { sections, type Section } from '../item/section.ts';
import { sectionOf } from '../item/taxonomy.ts';
import type { ModuleOutcome, Outcome } from '../report/outcome.ts';
import { sampleBank } from '../testing/sample-bank.ts';
import { rescoreSections } from './rescore-sections.ts';
import { scoreAttempt, type FinishedSection } from './score-attempt.ts';
import { skillGains } from './skill-gains.ts';

const items = sections.flatMap((section) =>
  sampleBank(6)
    .filter(({ skill }) => sectionOf(skill) === section)
    .slice(0, 20),
);
const bank: Bank = new Map(items.map((item) => [item.id, item]));
const scaling = { reliability: 0.85, isProvisional: true };

const modules = sections.map((section, module): ModuleOutcome => ({
  module,
  section,
  part: 1,
  ms: 60_000,
  usedMs: 50_000,
  closedBy: 'student',
}));

/** Every third question is missed. The keys of the sample items are B and 7/2. */
const outcomes = items.map((item, index): Outcome => {
  const right = item.response.kind === 'choice' ? 'B' : '3.5';
  return {
    module: sections.indexOf(sectionOf(item.skill)),
    question: index,
    item: item.id,
    version: 1,
    answer: index % 3 === 0 ? '-9999' : right,
    result: index % 3 === 0 ? 'wrong' : 'right',
    isPretest: index % 7 === 6,
    isDropped: index === 4,
    isMarked: false,
    ms: 1000,
  };
});

const finish = (section: Section): FinishedSection => ({
  section,
  answered: outcomes
    .filter(({ module }) => sections[module] === section)
    .map(({ item, ...outcome }) => ({ ...outcome, item: bank.get(item)! })),
  ...scaling,
});
const finished = sections.map(finish);
const stored = {
  score: scoreAttempt(finished),
  gains: finished.flatMap(skillGains),
  outcomes,
  modules,
};

const changed = (change: (item: ItemVersion) => Partial<ItemVersion>): Bank =>
  new Map(items.map((item) => [item.id, { ...item, ...change(item) }]));
const easier = changed(({ parameters }) => ({
  parameters: { ...parameters, b: parameters.b - 0.8 },
}));

const rescore = (outdated: readonly Section[], other: Bank) =>
  rescoreSections(stored, new Set(outdated), other, () => scaling);

test('the same parameters give the same score', () => {
  expect(rescore(sections, bank).score).toEqual(stored.score);
  expect(rescore([], easier).score).toEqual(stored.score);
});

test('only outdated sections change, and the total follows', () => {
  const { score, gains } = rescore(['rw'], easier);
  expect(score.sections[0]!.score).toBeLessThan(stored.score.sections[0]!.score);
  expect(score.sections[1]).toEqual(stored.score.sections[1]);
  expect(score.total!.score).toBe(score.sections[0]!.score + score.sections[1]!.score);
  const inMath = ({ skill }: (typeof gains)[number]) => sectionOf(skill) === 'math';
  expect(gains.filter(inMath)).toHaveLength(stored.gains.filter(inMath).length);
  expect(gains.map(({ points }) => points)).toEqual(
    gains.map(({ points }) => points).toSorted((a, b) => b - a),
  );
});

test('answers keep the grades they had, also where the key was corrected since', () => {
  const corrected = changed(({ response }) => ({
    response: response.kind === 'choice' ? { ...response, key: 'D' } : response,
  }));
  expect(rescore(sections, corrected).score).toEqual(stored.score);
});

test('a section without a score stays without one', () => {
  const half = { ...stored, score: scoreAttempt([finish('math')]) };
  const { score } = rescoreSections(half, new Set(sections), easier, () => scaling);
  expect(score.sections.map(({ section }) => section)).toEqual(['math']);
  expect(score).not.toHaveProperty('total');
});
