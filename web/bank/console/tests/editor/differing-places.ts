import type { FormDraftModule } from '@bac/contract/attempts/whole-test.ts';

interface Difference {
  module: number;
  slot: number;
  before: string | null;
  after: string | null;
}

/** Finds the places where two states of a test have different questions. */
export const differingPlaces = (
  before: readonly FormDraftModule[],
  after: readonly FormDraftModule[],
): Difference[] =>
  after.flatMap(({ slots }, module) =>
    slots.flatMap(({ item }, slot) => {
      const other = before[module]?.slots[slot]?.item ?? null;
      return other === item ? [] : [{ module, slot, before: other, after: item }];
    }),
  );
