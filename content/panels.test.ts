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

const read = readContent(join(import.meta.dirname));
const bank = new Map(read.items.map(({ item }) => [item.id, item]));
const adaptive = read.forms.map(({ form }) => form).filter(({ blueprint }) => blueprint === 'full');

const itemsOf = (modules: readonly FormModule[]): ItemVersion[] => {
  const ids = new Set(modules.flatMap(({ slots }) => slots.map(({ item }) => item)));
  return [...ids].map((id) => bank.get(id)!);
};
const isEntered = ({ response }: ItemVersion): boolean => response.kind === 'entered';

/** Where the information of the two second modules is equal, as a share of the first module that is then right. */
function crossing(form: Form, section: Section): number {
  const { first, second } = panelOf(form, section, bank);
  const cut = routeCut(second!);
  return first.reduce((sum, parameters) => sum + chance(parameters, cut), 0) / first.length;
}

describe.each(adaptive.map((form) => [form.id, form] as const))('%s', (_id, form) => {
  it('holds 143 questions: 27 and 22 a module, the trial ones of the second modules shared', () => {
    expect(itemsOf(form.modules)).toHaveLength(143);
    expect(form.modules.map(({ slots }) => slots.length)).toEqual([27, 27, 27, 22, 22, 22]);
  });

  it.each(sections)('routes in the middle of the scale and measures well enough: %s', (section) => {
    const share = crossing(form, section);
    expect(share).toBeGreaterThanOrEqual(0.5);
    expect(share).toBeLessThanOrEqual(0.72);
    expect(reliability(panelOf(form, section, bank))).toBeGreaterThanOrEqual(0.88);
  });

  it('draws its texts from all four fields, none of them rarely', () => {
    const texts = itemsOf(form.modules.filter(({ section }) => section === 'rw'));
    for (const subject of subjects) {
      expect(texts.filter((item) => item.subject === subject).length).toBeGreaterThanOrEqual(10);
    }
  });

  it('asks about tables and graphs at least twelve times, and sets two texts against each other', () => {
    const texts = itemsOf(form.modules.filter(({ section }) => section === 'rw'));
    const withFigure = texts.filter(
      ({ skill, figures }) => skill === 'quantitative-evidence' && figures.length > 0,
    );
    expect(withFigure.length).toBeGreaterThanOrEqual(12);
    const pairs = texts.filter(({ passages }) => passages.length === 2);
    expect(pairs.length).toBeGreaterThanOrEqual(4);
  });

  it('has five answers to type among the twenty that count in each part of Math', () => {
    for (const { slots } of form.modules.filter(({ section }) => section === 'math')) {
      const scored = slots.filter(({ isPretest }) => !isPretest).map(({ item }) => bank.get(item)!);
      expect(scored.filter(isEntered)).toHaveLength(5);
    }
  });
});

it('asks every skill of Math at every difficulty somewhere in the bank', () => {
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
