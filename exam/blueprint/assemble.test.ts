import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { skillFacts } from '../item/taxonomy.ts';
import { sampleBank } from '../testing/sample-bank.ts';
import { assemble, type AssemblyResult } from './assemble.ts';
import { blueprintIds, blueprints, isAdaptive, minuteCount, questionCount } from './blueprint.ts';
import type { FormModule } from './form.ts';
import { validateForm } from './validate-form.ts';

const bank = sampleBank(6);
const byId = new Map(bank.map((item) => [item.id, item]));

function modulesOf(assembled: AssemblyResult): FormModule[] {
  if ('missing' in assembled) throw new Error(JSON.stringify(assembled, null, 1));
  return assembled.modules;
}

const itemsOf = (modules: FormModule[]): string[] =>
  modules.flatMap(({ slots }) => slots.map(({ item }) => item));

describe('blueprints', () => {
  it('blueprints have the published lengths', () => {
    const lengths = blueprintIds.map((id) => [
      id,
      questionCount(blueprints[id]),
      minuteCount(blueprints[id]),
      isAdaptive(blueprints[id]),
    ]);
    expect(lengths).toEqual([
      ['full', 98, 134, true],
      ['diagnostic', 54, 67, false],
      ['practice-rw', 27, 30, false],
      ['practice-math', 27, 30, false],
      ['section-rw', 54, 64, true],
      ['section-math', 44, 70, true],
    ]);
  });

  it('the target counts of a blueprint add up and lie in their ranges', () => {
    for (const { sections } of Object.values(blueprints)) {
      for (const { modules, domains } of sections) {
        for (const { domains: counts, questions, pretest } of modules) {
          const sum = Object.values(counts).reduce((total, count) => total + count, 0);
          expect(sum).toBe(questions - pretest);
        }
        for (const [domain, [least, most]] of Object.entries(domains)) {
          const sum = modules.reduce(
            (total, module) => total + (module.domains[domain as keyof typeof domains] ?? 0),
            0,
          );
          expect(sum).toBeGreaterThanOrEqual(least);
          expect(sum).toBeLessThanOrEqual(most);
        }
      }
    }
  });
});

describe('assemble', () => {
  it.each(blueprintIds)('assembles a valid %s form from a good bank for any seed', (blueprint) => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const modules = modulesOf(assemble(blueprint, bank, { seed }));
        const name = { en: 'x', vi: 'x' };
        expect(validateForm({ id: 'x', blueprint, name, modules }, byId)).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });

  it('assembles the same form for the same seed and a different one for another seed', () => {
    const first = assemble('diagnostic', bank, { seed: 5 });
    expect(assemble('diagnostic', bank, { seed: 5 })).toEqual(first);
    expect(assemble('diagnostic', bank, { seed: 6 })).not.toEqual(first);
  });

  it('uses no item that the student has seen', () => {
    const first = itemsOf(modulesOf(assemble('diagnostic', bank, { seed: 1 })));
    const second = itemsOf(
      modulesOf(assemble('diagnostic', bank, { seed: 1, seen: new Set(first) })),
    );
    expect(second.filter((item) => first.includes(item))).toEqual([]);
  });

  it('uses no sample item, because anyone can have seen its key', () => {
    const samples = bank.map((item) => ({ ...item, isSample: item.id.endsWith('-1') }));
    const used = blueprintIds.flatMap((blueprint) =>
      itemsOf(modulesOf(assemble(blueprint, samples, { seed: 1 }))),
    );
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((item) => item.endsWith('-1'))).toEqual([]);
  });

  it('prefers the least used items, and skips overexposed ones', () => {
    const first = itemsOf(modulesOf(assemble('practice-rw', bank, { seed: 1 })));
    const exposure = new Map(first.map((item) => [item, 9]));
    const fresh = itemsOf(modulesOf(assemble('practice-rw', bank, { seed: 1, exposure })));
    expect(fresh.filter((item) => first.includes(item))).toEqual([]);
    const all = new Map(bank.map(({ id }) => [id, 9]));
    expect(assemble('practice-rw', bank, { seed: 1, exposure: all })).toHaveProperty('modules');
    expect(
      assemble('practice-rw', bank, { seed: 1, exposure: all, mostExposure: 8 }),
    ).toHaveProperty('missing');
  });

  it('never uses a draft', () => {
    const drafts = bank.map((item) => ({ ...item, status: 'draft' as const }));
    expect(assemble('practice-rw', drafts, { seed: 1 })).toHaveProperty('missing');
  });

  it('reports which questions are missing', () => {
    const noGeometry = bank.filter(
      ({ skill }) => skillFacts[skill].domain !== 'geometry-and-trigonometry',
    );
    const assembled = assemble('practice-math', noGeometry, { seed: 1 });
    if (!('missing' in assembled)) throw new Error('it should not have been possible');
    const short = assembled.missing.filter(({ domain }) => domain === 'geometry-and-trigonometry');
    expect(short.reduce((sum, { count }) => sum + count, 0)).toBe(4);
    expect(short.every(({ module }) => module === 'math 1')).toBe(true);
    expect(assembled.problems.map(({ code }) => code)).toContain('domain-count');
  });

  it('sums up equal shortages', () => {
    const assembled = assemble('practice-rw', [], { seed: 1 });
    if (!('missing' in assembled)) throw new Error('it should not have been possible');
    const { missing } = assembled;
    const kinds = missing.map(({ domain, difficulty }) => `${domain} ${difficulty}`);
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(missing.reduce((sum, { count }) => sum + count, 0)).toBe(27);
  });

  it('accepts a neighboring difficulty if the form stays valid', () => {
    const thin = bank.filter(
      ({ skill, difficulty }) =>
        !(skillFacts[skill].domain === 'expression-of-ideas' && difficulty === 'hard'),
    );
    expect(assemble('practice-rw', thin, { seed: 3 })).toHaveProperty('modules');
  });

  it('spreads skills over a module', () => {
    const modules = modulesOf(assemble('diagnostic', bank, { seed: 2 }));
    const skills = new Set(itemsOf(modules).map((item) => byId.get(item)?.skill));
    expect(skills.size).toBeGreaterThanOrEqual(24);
  });
});
