import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { domainsOf, skillFacts } from '../item/taxonomy.ts';
import { sampleBank } from '../testing/sample-bank.ts';
import { assemble } from './assemble.ts';
import { blueprintIds, blueprints, type Counts } from './blueprint.ts';
import {
  checkDistribution,
  moduleBlueprint,
  moduleIds,
  scoredCount,
  sectionOfModule,
  withDistributions,
} from './distribution.ts';

const craft = 'craft-and-structure';
const information = 'information-and-ideas';
const first = moduleBlueprint('rw-1').domains;

/** The counts with some questions moved from one domain to another. */
const shift = (counts: Counts, from: keyof Counts, to: keyof Counts, count: number): Counts => ({
  ...counts,
  [from]: (counts[from] ?? 0) - count,
  [to]: (counts[to] ?? 0) + count,
});

describe('the distribution of a module', () => {
  it('the product’s own distributions are valid', () => {
    for (const id of moduleIds) {
      expect(checkDistribution(id, moduleBlueprint(id).domains)).toEqual([]);
    }
  });

  it('a distribution must add up to the scored questions', () => {
    expect(checkDistribution('rw-1', { ...first, [craft]: 8 })).toEqual([
      { code: 'sum', found: 26, required: 25 },
    ]);
    expect(checkDistribution('math-1', {}).map(({ code }) => code)).toContain('sum');
  });

  it('both modules together must stay in the range of the section', () => {
    expect(checkDistribution('rw-1', shift(first, information, craft, 1))).toEqual([]);
    expect(checkDistribution('rw-1', shift(first, information, craft, 2))).toEqual([
      { code: 'range', domain: craft, found: 16, least: 13, most: 15 },
      { code: 'range', domain: information, found: 11, least: 12, most: 14 },
    ]);
    const second = shift(moduleBlueprint('rw-2').domains, craft, information, 1);
    expect(
      checkDistribution('rw-1', shift(first, information, craft, 2), { 'rw-2': second }),
    ).toEqual([]);
  });
});

describe('a blueprint with distributions', () => {
  const domains = shift(first, information, craft, 1);

  it('applies distributions to the full test and the section tests only', () => {
    const changed = blueprintIds.filter((id) => {
      const distributed = withDistributions(blueprints[id], { 'rw-1': domains });
      return JSON.stringify(distributed) !== JSON.stringify(blueprints[id]);
    });
    expect(changed).toEqual(['full', 'section-rw']);
    const [section] = withDistributions(blueprints.full, { 'rw-1': domains }).sections;
    expect(section?.modules.map((module) => module.domains)).toEqual([
      domains,
      moduleBlueprint('rw-2').domains,
    ]);
  });

  it('forms have the chosen number of questions of each domain, for any valid distribution', () => {
    const bank = sampleBank(6);
    const byId = new Map(bank.map((item) => [item.id, item]));
    const moves = fc.array(fc.tuple(fc.nat(3), fc.nat(3)), { maxLength: 4 });
    fc.assert(
      fc.property(fc.constantFrom(...moduleIds), moves, fc.nat(), (id, steps, seed) => {
        const domainIds = domainsOf(sectionOfModule(id));
        const counts = steps.reduce<Counts>((before, [from, to]) => {
          const after = shift(before, domainIds[from]!, domainIds[to]!, 1);
          return checkDistribution(id, after).length === 0 ? after : before;
        }, moduleBlueprint(id).domains);
        const blueprint = `section-${sectionOfModule(id)}` as const;
        const distributed = withDistributions(blueprints[blueprint], { [id]: counts });
        const assembled = assemble(blueprint, bank, { seed }, distributed);
        expect(assembled).not.toHaveProperty('missing');
        const modules = assembled.modules.filter(({ part }) => id.endsWith(String(part)));
        for (const { slots } of modules) {
          const scored = slots
            .filter(({ isPretest }) => !isPretest)
            .map(({ item }) => skillFacts[byId.get(item)!.skill].domain);
          expect(scored).toHaveLength(scoredCount(moduleBlueprint(id)));
          for (const domain of domainIds) {
            expect(scored.filter((each) => each === domain)).toHaveLength(counts[domain] ?? 0);
          }
        }
      }),
      { numRuns: 25 },
    );
  });
});
