import type { BrowserEvent } from '@bac/exam/attempt/event.ts';
import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import type { Difficulty } from '@bac/exam/item/difficulties.ts';
import type { Section } from '@bac/exam/item/section.ts';
import type { Random } from '@bac/exam/random.ts';
import { isRight } from '@bac/exam/scoring/grade.ts';
import { chance } from '@bac/exam/scoring/irt.ts';
import { drawBetween, drawLogNormal, drawWeighted, drawWhole } from './draws.ts';
import type { Sitter } from './people.ts';
import { randomOf } from './seeded.ts';

/** What a student does in a module, in milliseconds after it was opened. */
export interface PlannedEvent {
  after: number;
  event: BrowserEvent;
}

interface PlannedModule {
  module: number;
  section: Section;
  items: readonly ItemVersion[];
  /** How long it is open. */
  ms: number;
}

const second = 1000;

/** How long most look at a question of the full test, in seconds. */
const usual: Record<Section, Record<Difficulty, number>> = {
  rw: { easy: 40, medium: 54, hard: 71 },
  math: { easy: 52, medium: 75, hard: 106 },
};

/** What the full test gives for a question; who has less of it hurries a little. */
const given: Record<Section, number> = { rw: 71, math: 95 };

/** Some wrong choices tempt more than others, the same ones every student. */
const temptations = [5, 4, 3] as const;

function wrongAnswer({ id, response }: ItemVersion, random: Random): string {
  if (response.kind === 'choice') {
    const draw = randomOf(`temptation:${id}`);
    const wrong = choiceIds
      .filter((choice) => choice !== response.key)
      .map((choice) => ({ choice, place: draw() }))
      .toSorted((one, other) => one.place - other.place);
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

/** As the model says: right with the chance that the item gives to this ability; in a hurry, with that of a guess. */
function answerTo(item: ItemVersion, ability: number, random: Random, isHurried = false): string {
  const guess = item.response.kind === 'choice' ? 0.25 : 0.02;
  const p = isHurried ? guess : chance(item.parameters, ability);
  return random() < p ? rightAnswer(item) : wrongAnswer(item, random);
}

/** Walks through a module from its first question to its last, and once more to what was left open. */
export function planModule(
  { module, section, items, ms }: PlannedModule,
  { ability: abilities, pace }: Sitter,
  random: Random,
): PlannedEvent[] {
  const ability = abilities[section];
  const planned: PlannedEvent[] = [];
  const put = (after: number, event: BrowserEvent) =>
    planned.push({ after: Math.round(after), event });
  const tempo = pace * Math.min(1.1, ms / items.length / second / given[section]);
  const leftOpen: number[] = [];
  let at = drawBetween(random, 1.5, 5) * second;

  for (const [question, item] of items.entries()) {
    const left = ms - at;
    const share = left / (items.length - question);
    const isHurried = share < 18 * second;
    const wished = drawLogNormal(random, usual[section][item.difficulty] * second * tempo, 0.34);
    const time = isHurried ? share * 0.85 : Math.min(Math.max(wished, 6 * second), left * 0.4);
    const isSkipped = !isHurried && random() < (item.difficulty === 'hard' ? 0.07 : 0.025);
    const isMarked = isSkipped || random() < 0.06;
    if (item.response.kind === 'choice' && !isHurried && random() < 0.14) {
      const choice = wrongAnswer(item, random) as (typeof choiceIds)[number];
      put(at + time * 0.55, { type: 'eliminated', module, question, choice, isEliminated: true });
    }
    if (isMarked) put(at + time * 0.7, { type: 'marked', module, question, isMarked });
    if (isSkipped) leftOpen.push(question);
    else {
      const answer = answerTo(item, ability, random, isHurried);
      put(at + time * 0.9, { type: 'answered', module, question, answer });
    }
    put(at + time, { type: 'visited', module, question, ms: Math.round(time) });
    at += time;
  }

  for (const question of leftOpen) {
    const item = items[question];
    const time = drawBetween(random, 18, 55) * second;
    if (!item || at + time > ms - 5 * second) break;
    if (random() < 0.9) {
      const answer = answerTo(item, ability, random);
      put(at + time * 0.9, { type: 'answered', module, question, answer });
    }
    put(at + time, { type: 'visited', module, question, ms: Math.round(time) });
    at += time;
  }

  const rest = at + drawBetween(random, 4, 90) * second;
  const isByClock = rest >= ms;
  put(isByClock ? ms : rest, {
    type: 'submitted',
    module,
    ...(isByClock && { isByClock: true as const }),
  });
  return planned;
}
