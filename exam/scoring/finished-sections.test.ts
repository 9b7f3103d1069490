import { describe, expect, it } from 'vitest';
import { samplePlan, Story } from '../testing/sample-attempt.ts';
import { bank, form, halfway, submit } from '../testing/sample-form.ts';
import { answeredItems, finishedSections, scoredResponses } from './finished-sections.ts';

describe('answeredItems', () => {
  it('lists every question of a module, including omitted and pretest ones', () => {
    const { attempt } = halfway();
    const answered = answeredItems(attempt, form, bank, 0);
    expect(answered.map(({ item, answer, isPretest }) => [item.id, answer, isPretest])).toEqual([
      ['m0-q0', 'B', false],
      ['m0-q1', 'B', true],
      ['m0-q2', undefined, false],
    ]);
    expect(answeredItems(attempt, form, bank, 1)[1]?.isPretest).toBe(true);
    expect(scoredResponses(answered).map(({ isRight }) => isRight)).toEqual([true, false]);
  });

  it('returns nothing for a module that was not opened or not planned, or whose items are gone', () => {
    const { attempt } = halfway();
    expect(answeredItems(attempt, form, bank, 2)).toEqual([]);
    expect(answeredItems(attempt, form, bank, 9)).toEqual([]);
    expect(answeredItems(attempt, form, new Map(), 0)).toEqual([]);
  });

  it('counts a question as scored if the form no longer has its module', () => {
    const { attempt } = halfway();
    const other = { ...form, modules: form.modules.slice(2) };
    expect(answeredItems(attempt, other, bank, 0).every(({ isPretest }) => !isPretest)).toBe(true);
  });
});

const scaling = { reliability: 0.9, isProvisional: true };

describe('finishedSections', () => {
  it('a section is finished once all its modules are closed', () => {
    const story = halfway().open(2);
    const sections = (): string[] =>
      finishedSections(story.attempt, form, bank, () => scaling).map(({ section }) => section);
    expect(sections()).toEqual(['rw']);
    submit(story, 2).server({ type: 'routed', section: 'math', route: 'lower' }).open(3);
    expect(sections()).toEqual(['rw']);
    submit(story, 3);
    expect(sections()).toEqual(['rw', 'math']);
  });

  it('only chosen sections are finished, each with its own reliability', () => {
    const story = new Story(samplePlan).server({ type: 'took-over', device: 'laptop' });
    story.send('laptop', { type: 'sections-chosen', sections: ['math'] }).open(2);
    submit(submit(story, 2).open(3), 3);
    const finished = finishedSections(story.attempt, form, bank, (section) =>
      section === 'math' ? { ...scaling, reliability: 0.8 } : scaling,
    );
    expect(finished).toHaveLength(1);
    expect(finished[0]).toMatchObject({ section: 'math', reliability: 0.8, isProvisional: true });
    expect(finished[0]?.answered).toHaveLength(6);
  });
});
