import { describe, expect, it } from 'vitest';
import type { ItemVersion } from '../item/item.ts';
import { sampleBank } from '../testing/sample-bank.ts';
import { assemble } from './assemble.ts';
import type { BlueprintId } from './blueprint.ts';
import type { Form, Slot } from './form.ts';
import { compareItems } from './item-order.ts';
import { validateForm } from './validate-form.ts';

const items = sampleBank(6);
const bank = new Map(items.map((item) => [item.id, item]));

function goodForm(blueprint: BlueprintId): Form {
  const assembled = assemble(blueprint, items, { seed: 4 });
  if ('missing' in assembled) throw new Error('no form');
  return { id: 'good', blueprint, name: { en: 'Good', vi: 'Tốt' }, modules: assembled.modules };
}

const codes = (form: Form, from: ReadonlyMap<string, ItemVersion> = bank): string[] => [
  ...new Set(validateForm(form, from).map(({ code }) => code)),
];

/** The form with the slots of one module changed. */
const withSlots = (form: Form, module: number, change: (slots: Slot[]) => Slot[]): Form => ({
  ...form,
  modules: form.modules.map((each, index) =>
    index === module ? { ...each, slots: change(each.slots) } : each,
  ),
});

/** Puts an unused item that satisfies the test where another one stands, in its right order. */
function swapIn(
  form: Form,
  module: number,
  isOut: (item: ItemVersion) => boolean,
  isIn: (item: ItemVersion) => boolean,
): Form {
  const used = new Set(form.modules.flatMap(({ slots }) => slots.map(({ item }) => item)));
  const fresh = items.find((item) => !used.has(item.id) && isIn(item))!;
  return withSlots(form, module, (slots) => {
    const out = slots.find(({ item, isPretest }) => !isPretest && isOut(bank.get(item)!))!;
    return slots
      .map((slot) => (slot === out ? { ...slot, item: fresh.id } : slot))
      .toSorted((a, b) => compareItems(bank.get(a.item)!, bank.get(b.item)!));
  });
}

describe('a form', () => {
  const full = goodForm('full');
  const diagnostic = goodForm('diagnostic');

  it('to the blueprint has no problem', () => {
    expect(validateForm(full, bank)).toEqual([]);
    expect(validateForm(diagnostic, bank)).toEqual([]);
  });

  it('holds no sample, whose key anyone can see', () => {
    const [{ item: id } = { item: '' }] = diagnostic.modules[0]!.slots;
    const shown = new Map(bank).set(id, { ...bank.get(id)!, isSample: true });
    expect(codes(diagnostic, shown)).toEqual(['item-sample']);
  });

  it('has every module, each once, and no other', () => {
    const { modules } = full;
    expect(codes({ ...full, modules: modules.slice(1) })).toEqual(['module-missing']);
    expect(codes({ ...full, modules: [...modules, modules[0]!] })).toContain('module-extra');
    expect(codes({ ...diagnostic, modules: [...diagnostic.modules, modules[1]!] })).toContain(
      'module-extra',
    );
    expect(codes({ ...full, blueprint: 'section-rw' })).toEqual(['module-extra']);
  });

  it('has the right number of questions and of pretest questions', () => {
    expect(codes(withSlots(full, 0, (slots) => slots.filter((_, index) => index !== 3)))).toContain(
      'question-count',
    );
    const unmarked = withSlots(full, 0, (slots) =>
      slots.map((slot) => ({ ...slot, isPretest: false })),
    );
    expect(codes(unmarked)).toContain('pretest-count');
  });

  it('tries out the same questions on both routes', () => {
    const used = full.modules.flatMap(({ slots }) => slots.map(({ item }) => item));
    const other = items.find(
      ({ id, skill }) => skill === 'words-in-context' && !used.includes(id),
    )!;
    const changed = withSlots(full, 1, (slots) => {
      const place = slots.findIndex(({ isPretest }) => isPretest);
      return slots
        .with(place, { item: other.id, version: 1, isPretest: true })
        .toSorted((a, b) => compareItems(bank.get(a.item)!, bank.get(b.item)!));
    });
    expect(codes(changed)).toContain('pretest-differs');
  });

  it('uses known versions, and no item twice', () => {
    const newer = withSlots(full, 0, (slots) => slots.map((slot) => ({ ...slot, version: 2 })));
    expect(codes(newer)).toContain('item-unknown');
    expect(codes(full, new Map([...bank].slice(50)))).toContain('item-unknown');
    const doubled = withSlots(full, 0, (slots) => slots.with(1, slots[0]!));
    expect(codes(doubled)).toContain('item-twice');
    const shared = full.modules[1]!.slots.find(({ isPretest }) => !isPretest)!;
    const onBoth = withSlots(full, 2, (slots) =>
      slots.with(
        slots.findIndex(({ isPretest }) => !isPretest),
        shared,
      ),
    );
    expect(codes(onBoth)).toContain('item-twice');
  });

  it('keeps to its section', () => {
    const stranger = items.find(({ skill }) => skill === 'circles')!;
    const mixed = withSlots(diagnostic, 0, (slots) =>
      slots.with(0, { ...slots[0]!, item: stranger.id }),
    );
    expect(codes(mixed)).toContain('item-section');
  });

  it('has its domains and entered responses in their ranges', () => {
    const noCircle = swapIn(
      swapIn(
        diagnostic,
        1,
        ({ skill }) => skill === 'circles' || skill === 'area-and-volume',
        ({ skill, response }) => skill === 'linear-functions' && response.kind === 'choice',
      ),
      1,
      ({ skill }) => skill === 'lines-angles-and-triangles',
      ({ skill }) => skill === 'percentages',
    );
    expect(codes(noCircle)).toContain('domain-count');
    let typed = diagnostic;
    for (let time = 0; time < 4; time += 1) {
      typed = swapIn(
        typed,
        1,
        ({ response, skill }) => response.kind === 'choice' && skill.startsWith('nonlinear'),
        ({ response, skill }) => response.kind === 'entered' && skill.startsWith('nonlinear'),
      );
    }
    expect(codes(typed)).toContain('entered-count');
  });

  it('goes from easy to hard, in the order of the test', () => {
    const backward = withSlots(diagnostic, 1, (slots) => slots.toReversed());
    expect(codes(backward)).toEqual(['order']);
    const grouped = withSlots(diagnostic, 0, (slots) => [...slots.slice(8), ...slots.slice(0, 8)]);
    expect(codes(grouped)).toEqual(['order']);
  });

  it('has its share of each difficulty and of contexts', () => {
    const easier = new Map(
      [...bank].map(([id, item]) => [id, { ...item, difficulty: 'easy' as const }]),
    );
    expect(codes(diagnostic, easier)).toEqual(['difficulty-share']);
    const bare = new Map([...bank].map(([id, item]) => [id, { ...item, inContext: false }]));
    expect(codes(diagnostic, bare)).toEqual(['context-share']);
  });
});
