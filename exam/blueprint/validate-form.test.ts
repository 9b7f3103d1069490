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

/** Returns the form with the slots of one module changed. */
const withSlots = (form: Form, module: number, change: (slots: Slot[]) => Slot[]): Form => ({
  ...form,
  modules: form.modules.map((each, index) =>
    index === module ? { ...each, slots: change(each.slots) } : each,
  ),
});

/** Replaces one item that matches `isReplaced` by an unused one that matches `isReplacement`, and sorts the module again. */
function replaceItem(
  form: Form,
  module: number,
  isReplaced: (item: ItemVersion) => boolean,
  isReplacement: (item: ItemVersion) => boolean,
): Form {
  const used = new Set(form.modules.flatMap(({ slots }) => slots.map(({ item }) => item)));
  const replacement = items.find((item) => !used.has(item.id) && isReplacement(item))!;
  return withSlots(form, module, (slots) => {
    const replaced = slots.find(
      ({ item, isPretest }) => !isPretest && isReplaced(bank.get(item)!),
    )!;
    return slots
      .map((slot) => (slot === replaced ? { ...slot, item: replacement.id } : slot))
      .toSorted((a, b) => compareItems(bank.get(a.item)!, bank.get(b.item)!));
  });
}

describe('validateForm', () => {
  const full = goodForm('full');
  const diagnostic = goodForm('diagnostic');

  it('finds no problem in a form that meets its blueprint', () => {
    expect(validateForm(full, bank)).toEqual([]);
    expect(validateForm(diagnostic, bank)).toEqual([]);
  });

  it('rejects a sample item, because anyone can see its key', () => {
    const [{ item: id } = { item: '' }] = diagnostic.modules[0]!.slots;
    const withSample = new Map(bank).set(id, { ...bank.get(id)!, isSample: true });
    expect(codes(diagnostic, withSample)).toEqual(['item-sample']);
  });

  it('requires every module exactly once, and no other', () => {
    const { modules } = full;
    expect(codes({ ...full, modules: modules.slice(1) })).toEqual(['module-missing']);
    expect(codes({ ...full, modules: [...modules, modules[0]!] })).toContain('module-extra');
    expect(codes({ ...diagnostic, modules: [...diagnostic.modules, modules[1]!] })).toContain(
      'module-extra',
    );
    expect(codes({ ...full, blueprint: 'section-rw' })).toEqual(['module-extra']);
  });

  it('requires the right number of questions and of pretest questions', () => {
    expect(codes(withSlots(full, 0, (slots) => slots.filter((_, index) => index !== 3)))).toContain(
      'question-count',
    );
    const allScored = withSlots(full, 0, (slots) =>
      slots.map((slot) => ({ ...slot, isPretest: false })),
    );
    expect(codes(allScored)).toContain('pretest-count');
  });

  it('requires the same pretest questions on both routes', () => {
    const used = full.modules.flatMap(({ slots }) => slots.map(({ item }) => item));
    const other = items.find(
      ({ id, skill }) => skill === 'words-in-context' && !used.includes(id),
    )!;
    const changed = withSlots(full, 1, (slots) => {
      const index = slots.findIndex(({ isPretest }) => isPretest);
      return slots
        .with(index, { item: other.id, version: 1, isPretest: true })
        .toSorted((a, b) => compareItems(bank.get(a.item)!, bank.get(b.item)!));
    });
    expect(codes(changed)).toContain('pretest-differs');
  });

  it('requires known versions, and no item twice', () => {
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

  it('rejects an item of the other section', () => {
    const mathItem = items.find(({ skill }) => skill === 'circles')!;
    const mixed = withSlots(diagnostic, 0, (slots) =>
      slots.with(0, { ...slots[0]!, item: mathItem.id }),
    );
    expect(codes(mixed)).toContain('item-section');
  });

  it('requires domains and entered responses to be in their ranges', () => {
    const noCircle = replaceItem(
      replaceItem(
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
    let entered = diagnostic;
    for (let count = 0; count < 4; count += 1) {
      entered = replaceItem(
        entered,
        1,
        ({ response, skill }) => response.kind === 'choice' && skill.startsWith('nonlinear'),
        ({ response, skill }) => response.kind === 'entered' && skill.startsWith('nonlinear'),
      );
    }
    expect(codes(entered)).toContain('entered-count');
  });

  it('requires the order of the test, from easy to hard', () => {
    const backward = withSlots(diagnostic, 1, (slots) => slots.toReversed());
    expect(codes(backward)).toEqual(['order']);
    const grouped = withSlots(diagnostic, 0, (slots) => [...slots.slice(8), ...slots.slice(0, 8)]);
    expect(codes(grouped)).toEqual(['order']);
  });

  it('requires the shares of each difficulty and of contexts', () => {
    const easier = new Map(
      [...bank].map(([id, item]) => [id, { ...item, difficulty: 'easy' as const }]),
    );
    expect(codes(diagnostic, easier)).toEqual(['difficulty-share']);
    const bare = new Map([...bank].map(([id, item]) => [id, { ...item, inContext: false }]));
    expect(codes(diagnostic, bare)).toEqual(['context-share']);
  });
});
