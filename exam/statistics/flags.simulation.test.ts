import { describe, expect, it } from 'vitest';
import type { ItemParameters } from '../item/item.ts';
import { seededRandom, type Random } from '../random.ts';
import { chooseRoute, routeCut } from '../scoring/choose-route.ts';
import { chance } from '../scoring/irt.ts';
import { foundingPanel, normal } from '../testing/sample-panel.ts';
import type { Place } from './answers-for-statistics.ts';
import { computeItemStatistics } from './classical.ts';
import { addAnswer, newTally, type Tally } from './tally.ts';

const panel = foundingPanel('rw');
const cut = routeCut(panel.second!);
const places: Place[] = ['first', 'lower', 'higher'];

/** The wrong answers of a sound item fall on its distractors as 60, 25 and 15 in 100. */
const distractor = (random: Random): string => {
  const drawn = random();
  return drawn < 0.6 ? 'B' : drawn < 0.85 ? 'C' : 'D';
};

/** Tallies the items of a place, each with exactly that many answers, as students on that route give them. */
function tallyPlace(place: Place, answers: number, random: Random): Tally[] {
  const ownItems = place === 'first' ? panel.first : panel.second![place];
  const tallies = ownItems.map(newTally);
  for (let taken = 0; taken < answers;) {
    const ability = normal(random);
    const answer = (items: readonly ItemParameters[]) =>
      items.map((parameters) => ({ parameters, isRight: random() < chance(parameters, ability) }));
    const first = answer(panel.first);
    if (place !== 'first' && chooseRoute(first, cut) !== place) continue;
    taken += 1;
    const own = place === 'first' ? first : answer(ownItems);
    const all = place === 'first' ? first : [...first, ...own];
    const right = all.filter(({ isRight }) => isRight).length;
    for (const [index, { isRight }] of own.entries()) {
      addAnswer(tallies[index]!, {
        answer: isRight ? 'A' : distractor(random),
        isRight,
        rest: (right - (isRight ? 1 : 0)) / (all.length - 1),
        ms: 60_000,
      });
    }
  }
  return tallies;
}

function shareFlagged(place: Place, answers: number, rounds: number): number {
  const random = seededRandom(answers);
  let flagged = 0;
  let items = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const tally of tallyPlace(place, answers, random)) {
      items += 1;
      if (computeItemStatistics(tally, 'A', place).flags.length > 0) flagged += 1;
    }
  }
  return flagged / items;
}

describe.each(places)('the flags of sound items at the place “%s”', (place) => {
  it.each([
    [30, 40],
    [100, 40],
    [500, 8],
  ])('with %i answers, at most 5 in 100 have any flag', (answers, rounds) => {
    const share = shareFlagged(place, answers, rounds);
    console.log(`${place}, ${answers} answers: ${share.toFixed(3)} flagged`);
    expect(share).toBeLessThanOrEqual(0.05);
  });

  it('with 100 answers, every second item with a wrong key is flagged as such', () => {
    const random = seededRandom(7);
    const found = tallyPlace(place, 100, random).map((tally) =>
      // The author’s key is B; the item’s is A.
      computeItemStatistics({ ...tally, ...keyedAs('B', tally) }, 'B', place),
    );
    const caught = found.filter(({ flags }) => flags.includes('possible-miskey')).length;
    console.log(`${place}: ${caught} of ${found.length} wrong keys caught`);
    expect(caught / found.length).toBeGreaterThan(0.5);
  });
});

const keyedAs = (key: string, { chosen }: Tally): Partial<Tally> => ({
  right: chosen.get(key)?.count ?? 0,
  restOfRight: chosen.get(key)?.rest ?? 0,
});
