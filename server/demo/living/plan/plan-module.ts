import type { BrowserEvent } from '@bac/exam/attempt/event.ts';
import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import type { Difficulty } from '@bac/exam/item/difficulties.ts';
import type { Section } from '@bac/exam/item/section.ts';
import type { Random } from '@bac/exam/random.ts';
import { isRight } from '@bac/exam/scoring/grade.ts';
import { chance } from '@bac/exam/scoring/irt.ts';
import { drawBetween, drawLogNormal, drawWeighted, drawWhole } from './draws.ts';
import type { TestTaker } from './people.ts';
import { randomOf } from './seeded.ts';

/** An event of a student in a module, dated in milliseconds after it was opened. */
export interface PlannedEvent {
  after: number;
  event: BrowserEvent;
}

interface PlannedModule {
  module: number;
  section: Section;
  items: readonly ItemVersion[];
  /** The time limit. */
  ms: number;
}

const second = 1000;

/** Median seconds per question of the full test. */
const medianSeconds: Record<Section, Record<Difficulty, number>> = {
  rw: { easy: 40, medium: 54, hard: 71 },
  math: { easy: 52, medium: 75, hard: 106 },
};

/** Seconds per question that the full test allots; with less time students work faster. */
const allottedSeconds: Record<Section, number> = { rw: 71, math: 95 };

/** Weights of the wrong choices of an item; the same choices attract all students. */
const temptations = [5, 4, 3] as const;

function wrongAnswer({ id, response }: ItemVersion, random: Random): string {
  if (response.kind === 'choice') {
    const draw = randomOf(`temptation:${id}`);
    const wrong = choiceIds
      .filter((choice) => choice !== response.key)
      .map((choice) => ({ choice, order: draw() }))
      .toSorted((a, b) => a.order - b.order);
    return drawWeighted(
      random,
      wrong.map(({ choice }, index) => [choice, temptations[index] ?? 1] as const),
    );
  }
  for (;;) {
    const entry = String(drawWhole(random, 1, 60));
    if (!isRight(response, entry)) return entry;
  }
}

function rightAnswer({ response }: ItemVersion): string {
  return response.kind === 'choice' ? response.key : (response.keys[0] ?? '');
}

/** Draws an answer by the item response model: right with the probability of the item at this ability, or of a guess in a hurry. */
function answerTo(item: ItemVersion, ability: number, random: Random, isHurried = false): string {
  const guess = item.response.kind === 'choice' ? 0.25 : 0.02;
  const p = isHurried ? guess : chance(item.parameters, ability);
  return random() < p ? rightAnswer(item) : wrongAnswer(item, random);
}

/** Plans a pass through the questions of a module, and a second one through the skipped questions. */
export function planModule(
  { module, section, items, ms }: PlannedModule,
  { ability: abilities, pace }: TestTaker,
  random: Random,
): PlannedEvent[] {
  const ability = abilities[section];
  const planned: PlannedEvent[] = [];
  const add = (after: number, event: BrowserEvent) =>
    planned.push({ after: Math.round(after), event });
  const tempo = pace * Math.min(1.1, ms / items.length / second / allottedSeconds[section]);
  const skipped: number[] = [];
  let at = drawBetween(random, 1.5, 5) * second;

  for (const [question, item] of items.entries()) {
    const remainingMs = ms - at;
    const sharePerQuestion = remainingMs / (items.length - question);
    const isHurried = sharePerQuestion < 18 * second;
    const drawnTime = drawLogNormal(
      random,
      medianSeconds[section][item.difficulty] * second * tempo,
      0.34,
    );
    const time = isHurried
      ? sharePerQuestion * 0.85
      : Math.min(Math.max(drawnTime, 6 * second), remainingMs * 0.4);
    const isSkipped = !isHurried && random() < (item.difficulty === 'hard' ? 0.07 : 0.025);
    const isMarked = isSkipped || random() < 0.06;
    if (item.response.kind === 'choice' && !isHurried && random() < 0.14) {
      const choice = wrongAnswer(item, random) as (typeof choiceIds)[number];
      add(at + time * 0.55, { type: 'eliminated', module, question, choice, isEliminated: true });
    }
    if (isMarked) add(at + time * 0.7, { type: 'marked', module, question, isMarked });
    if (isSkipped) skipped.push(question);
    else {
      const answer = answerTo(item, ability, random, isHurried);
      add(at + time * 0.9, { type: 'answered', module, question, answer });
    }
    add(at + time, { type: 'visited', module, question, ms: Math.round(time) });
    at += time;
  }

  for (const question of skipped) {
    const item = items[question];
    const time = drawBetween(random, 18, 55) * second;
    if (!item || at + time > ms - 5 * second) break;
    if (random() < 0.9) {
      const answer = answerTo(item, ability, random);
      add(at + time * 0.9, { type: 'answered', module, question, answer });
    }
    add(at + time, { type: 'visited', module, question, ms: Math.round(time) });
    at += time;
  }

  const submitAfter = at + drawBetween(random, 4, 90) * second;
  const isByClock = submitAfter >= ms;
  add(isByClock ? ms : submitAfter, {
    type: 'submitted',
    module,
    ...(isByClock && { isByClock: true as const }),
  });
  return planned;
}
