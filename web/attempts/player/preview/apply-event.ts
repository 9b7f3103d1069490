import type { QuestionState } from '@bac/exam/attempt/attempt.ts';
import type { BrowserEvent } from '@bac/exam/attempt/event.ts';

/** Applies an event to a single question, without an attempt or a clock. */
export function applyEvent(before: QuestionState, event: BrowserEvent): QuestionState {
  switch (event.type) {
    case 'answered':
      return { ...before, answer: event.answer };
    case 'cleared': {
      const { answer: _answer, ...rest } = before;
      return rest;
    }
    case 'marked':
      return { ...before, isMarked: event.isMarked };
    case 'eliminated': {
      const others = before.eliminated.filter((choice) => choice !== event.choice);
      return { ...before, eliminated: event.isEliminated ? [...others, event.choice] : others };
    }
    default:
      return before;
  }
}
