import type { QuestionState } from '@bac/exam/attempt/attempt.ts';
import type { BrowserEvent } from '@bac/exam/attempt/event.ts';
import type { ChoiceId } from '@bac/exam/item/choice-ids.ts';

/** The question that an event is about. */
export interface QuestionPosition {
  module: number;
  /** Counted from 0. */
  question: number;
}

/** A choice is never both chosen and eliminated: the later action wins. */
export function choose(
  position: QuestionPosition,
  state: QuestionState,
  choice: ChoiceId,
): BrowserEvent[] {
  const answered: BrowserEvent = { type: 'answered', ...position, answer: choice };
  if (!state.eliminated.includes(choice)) return [answered];
  return [{ type: 'eliminated', ...position, choice, isEliminated: false }, answered];
}

export function toggleEliminated(
  position: QuestionPosition,
  state: QuestionState,
  choice: ChoiceId,
): BrowserEvent[] {
  const isEliminated = !state.eliminated.includes(choice);
  const toggled: BrowserEvent = { type: 'eliminated', ...position, choice, isEliminated };
  const isChosen = state.answer === choice;
  return isEliminated && isChosen ? [{ type: 'cleared', ...position }, toggled] : [toggled];
}
