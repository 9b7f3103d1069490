import type { Form, FormModule } from '@bac/exam/blueprint/form.ts';
import { type ItemVersion } from '@bac/exam/item/item.ts';
import { subjects } from '@bac/exam/item/subjects.ts';
import { difficulties } from '@bac/exam/item/difficulties.ts';
import { sections, type Section } from '@bac/exam/item/section.ts';
import { sectionOf, skills } from '@bac/exam/item/taxonomy.ts';
import { routeCut } from '@bac/exam/scoring/choose-route.ts';
import { chance } from '@bac/exam/scoring/irt.ts';
import { reliability } from '@bac/exam/scoring/reliability.ts';
import { panelOf } from '@bac/exam/scoring/score-attempt.ts';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readContent } from './read-content.ts';

const content = readContent(join(import.meta.dirname));
const bank = new Map(content.items.map(({ item }) => [item.id, item]));
const adaptive = content.forms
  .map(({ form }) => form)
  .filter(({ blueprint }) => blueprint === 'full');

const itemsOf = (modules: readonly FormModule[]): ItemVersion[] => {
  const ids = new Set(modules.flatMap(({ slots }) => slots.map(({ item }) => item)));
  return [...ids].map((id) => bank.get(id)!);
};
const isEntered = ({ response }: ItemVersion): boolean => response.kind === 'entered';

/** The routing cut, as the expected share of right answers in the first module. */
function routingShare(form: Form, section: Section): number {
  const { first, second } = panelOf(form, section, bank);
  const cut = routeCut(second!);
  return first.reduce((sum, parameters) => sum + chance(parameters, cut), 0) / first.length;
}

describe.each(adaptive.map((form) => [form.id, form] as const))('%s', (_id, form) => {
  it('has 143 questions, 27 or 22 per module, with pretest questions shared by the second modules', () => {
    expect(itemsOf(form.modules)).toHaveLength(143);
    expect(form.modules.map(({ slots }) => slots.length)).toEqual([27, 27, 27, 22, 22, 22]);
  });

  it.each(sections)('routes in the middle of the scale and measures well enough: %s', (section) => {
    const share = routingShare(form, section);
    expect(share).toBeGreaterThanOrEqual(0.5);
    expect(share).toBeLessThanOrEqual(0.72);
    expect(reliability(panelOf(form, section, bank))).toBeGreaterThanOrEqual(0.88);
  });

  it('has at least ten texts from each of the four subjects', () => {
    const texts = itemsOf(form.modules.filter(({ section }) => section === 'rw'));
    for (const subject of subjects) {
      expect(texts.filter((item) => item.subject === subject).length).toBeGreaterThanOrEqual(10);
    }
  });

  it('asks about tables and graphs at least twelve times, and compares two texts at least four times', () => {
    const texts = itemsOf(form.modules.filter(({ section }) => section === 'rw'));
    const withFigure = texts.filter(
      ({ skill, figures }) => skill === 'quantitative-evidence' && figures.length > 0,
    );
    expect(withFigure.length).toBeGreaterThanOrEqual(12);
    const pairs = texts.filter(({ passages }) => passages.length === 2);
    expect(pairs.length).toBeGreaterThanOrEqual(4);
  });

  it('has five entered responses among the twenty scored questions of each Math module', () => {
    for (const { slots } of form.modules.filter(({ section }) => section === 'math')) {
      const scored = slots.filter(({ isPretest }) => !isPretest).map(({ item }) => bank.get(item)!);
      expect(scored.filter(isEntered)).toHaveLength(5);
    }
  });
});

it('the bank has every Math skill at every difficulty', () => {
  const all = [...bank.values()];
  const missing = skills
    .filter((skill) => sectionOf(skill) === 'math')
    .flatMap((skill) =>
      difficulties
        .filter(
          (difficulty) =>
            !all.some((item) => item.skill === skill && item.difficulty === difficulty),
        )
        .map((difficulty) => `${skill} ${difficulty}`),
    );
  expect(missing).toEqual([]);
});
