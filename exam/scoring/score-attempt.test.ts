import { describe, expect, it } from 'vitest';
import { assemble } from '../blueprint/assemble.ts';
import type { Form } from '../blueprint/form.ts';
import { sampleBank } from '../testing/sample-bank.ts';
import { reliability } from './reliability.ts';
import { panelOf, scoreAttempt, type FinishedSection } from './score-attempt.ts';

const items = sampleBank(6);
const bank = new Map(items.map((item) => [item.id, item]));
const assembled = assemble('full', items, { seed: 9 });
if ('missing' in assembled) throw new Error('no form');
const form: Form = {
  id: 'sample',
  blueprint: 'full',
  name: { en: 'Sample', vi: 'Mẫu' },
  modules: assembled.modules,
};
const rho = {
  rw: reliability(panelOf(form, 'rw', bank)),
  math: reliability(panelOf(form, 'math', bank)),
};

/** The keys of the sample items are B and 7/2. */
function finishSection(
  section: 'rw' | 'math',
  route: 'lower' | 'higher',
  isAnswered: boolean,
): FinishedSection {
  const answered = form.modules
    .filter((module) => module.section === section && (module.part === 1 || module.route === route))
    .flatMap(({ slots }) => slots)
    .map(({ item, isPretest }) => {
      const version = bank.get(item)!;
      const key = version.response.kind === 'choice' ? 'B' : '3.5';
      return { item: version, isPretest, answer: isAnswered ? key : undefined };
    });
  return { section, answered, reliability: rho[section], isProvisional: true };
}

describe('scoreAttempt', () => {
  it('gives 1600 to a perfect full test and 400 to an empty one', () => {
    const perfect = scoreAttempt([
      finishSection('rw', 'higher', true),
      finishSection('math', 'higher', true),
    ]);
    expect(perfect.total).toMatchObject({ score: 1600, high: 1600 });
    expect(perfect.sections.map(({ score }) => score)).toEqual([800, 800]);
    const empty = scoreAttempt([
      finishSection('rw', 'lower', false),
      finishSection('math', 'lower', false),
    ]);
    expect(empty.total).toMatchObject({ score: 400, low: 400 });
  });

  it('has no total without both sections', () => {
    const half = scoreAttempt([finishSection('rw', 'higher', true)]);
    expect(half).not.toHaveProperty('total');
    expect(half.sections[0]?.isProvisional).toBe(true);
    expect(scoreAttempt([])).toEqual({ sections: [] });
  });

  it('does not count pretest questions', () => {
    const section = finishSection('rw', 'higher', true);
    const missedPretest = section.answered.map((each) =>
      each.isPretest ? { ...each, answer: 'A' } : each,
    );
    expect(scoreAttempt([{ ...section, answered: missedPretest }]).sections[0]).toEqual(
      scoreAttempt([section]).sections[0],
    );
    expect(section.answered.filter(({ isPretest }) => isPretest)).toHaveLength(4);
  });
});

describe('panelOf', () => {
  it('a panel holds the scored items, with both second modules or none', () => {
    const panel = panelOf(form, 'math', bank);
    expect(panel.first).toHaveLength(20);
    expect(panel.second?.lower).toHaveLength(20);
    expect(panel.second?.higher).toHaveLength(20);
    const first = { ...form, modules: form.modules.filter(({ part }) => part === 1) };
    expect(panelOf(first, 'rw', bank)).not.toHaveProperty('second');
    expect(panelOf(form, 'rw', new Map()).first).toEqual([]);
  });
});
