import type { ItemParameters } from '../item/item.ts';
import { chanceTable, curveOf } from './item-curve.ts';
import { nodes, population } from './quadrature.ts';
import { answersOf, packResponses, studentsIn, type Responses } from './responses.ts';
import { walkTogether } from './walk.ts';

interface Known {
  /** Answers to the items looked for, of students who met one of them. */
  asked: Responses;
  /** What the kept items say about each of these students. */
  known: Float64Array[];
}

const rounds = 30;
const still = 0.002;

/** How likely each ability is, from the answers to kept items, among students of such a mean and deviation. */
function posteriors(
  kept: readonly (readonly number[])[],
  chances: Float64Array,
  prior: Float64Array,
): Float64Array[] {
  // Who met none of the kept items is known by the others alone.
  const known = kept.map(() => prior);
  walkTogether(packResponses(kept), prior)(chances, (_code, weights, student) => {
    if (known[student] === prior) known[student] = weights.slice();
  });
  return known;
}

function momentsOf(known: readonly Float64Array[]): { mean: number; deviation: number } {
  let first = 0;
  let second = 0;
  for (const weights of known) {
    for (let at = 0; at < nodes.length; at += 1) {
      first += weights[at]! * nodes[at]!;
      second += weights[at]! * nodes[at]! ** 2;
    }
  }
  const mean = first / known.length;
  // A handful of students who are all alike still have some spread.
  return { mean, deviation: Math.sqrt(Math.max(0.05, second / known.length - mean * mean)) };
}

/**
 * Abilities on the scale of the items that stay. Students who come later need not be like those the scale was made with, so
 * their mean and deviation are found along the way (Kim, 2006) and not taken to be 0 and 1.
 */
export function knownAbilities(
  items: readonly { parameters: ItemParameters; isKept: boolean }[],
  responses: Responses,
  isSought: (item: number) => boolean,
): Known {
  const all = Array.from({ length: studentsIn(responses) }, (_, student) => [
    ...answersOf(responses, student),
  ]);
  const asked = all.filter((codes) => codes.some((code) => isSought(code >> 1)));
  const kept = asked.map((codes) => codes.filter((code) => items[code >> 1]?.isKept));
  const chances = chanceTable(items.map(({ parameters }) => curveOf(parameters)));
  let moments = { mean: 0, deviation: 1 };
  let known = posteriors(kept, chances, population(0, 1));
  for (let round = 0; round < rounds && known.length > 0; round += 1) {
    const next = momentsOf(known);
    const change =
      Math.abs(next.mean - moments.mean) + Math.abs(next.deviation - moments.deviation);
    if (change < still) break;
    moments = next;
    known = posteriors(kept, chances, population(moments.mean, moments.deviation));
  }
  return {
    asked: packResponses(asked.map((codes) => codes.filter((code) => isSought(code >> 1)))),
    known,
  };
}
