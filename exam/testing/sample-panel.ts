import type { ItemParameters } from '../item/item.ts';
import { startingParameters } from '../item/starting-parameters.ts';
import type { Section } from '../item/section.ts';
import type { Random } from '../random.ts';
import type { Panel } from '../scoring/choose-route.ts';

/** Draws a standard normal number (Box–Muller). */
export const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

type Mix = [easy: number, medium: number, hard: number];

/** The number of scored items of each difficulty in a module of the full test. */
const mixes: Record<Section, { first: Mix; lower: Mix; higher: Mix }> = {
  rw: { first: [8, 9, 8], lower: [15, 8, 2], higher: [2, 8, 15] },
  math: { first: [6, 8, 6], lower: [12, 6, 2], higher: [2, 6, 12] },
};

/** Items with starting parameters, spread over their difficulty bands; every fourth Math item has an entered response. */
function startingItems(section: Section, mix: Mix): ItemParameters[] {
  const difficulties = (['easy', 'medium', 'hard'] as const).flatMap((difficulty, index) =>
    Array.from({ length: mix[index] ?? 0 }, () => difficulty),
  );
  return difficulties.map((difficulty, index) => {
    const kind = section === 'math' && index % 4 === 3 ? 'entered' : 'choice';
    return startingParameters(difficulty, (index % 11) - 5, kind);
  });
}

export function foundingPanel(section: Section): Panel {
  const { first, lower, higher } = mixes[section];
  return {
    first: startingItems(section, first),
    second: { lower: startingItems(section, lower), higher: startingItems(section, higher) },
  };
}

/** A panel like a calibrated one: discrimination around 1.4, difficulty and guessing scattered. */
export function calibratedPanel(section: Section, random: Random): Panel {
  const scatter = (item: ItemParameters): ItemParameters => ({
    a: Math.min(2.4, Math.max(0.6, 1.4 + 0.3 * normal(random))),
    b: item.b + 0.25 * normal(random),
    c: item.c === 0 ? 0 : Math.min(0.35, Math.max(0.05, 0.2 + 0.05 * normal(random))),
  });
  const { first, second } = foundingPanel(section);
  return {
    first: first.map(scatter),
    second: {
      lower: (second?.lower ?? []).map(scatter),
      higher: (second?.higher ?? []).map(scatter),
    },
  };
}
