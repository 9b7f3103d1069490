import { fitsField } from '../item/entered-response.ts';
import { choiceIds, type ChoiceId } from '../item/choice-ids.ts';
import type { Attempt, ModuleState, QuestionState } from './attempt.ts';
import type { ItemRef, LoggedEvent, QuestionEvent } from './event.ts';
import type { RefusalReason } from './refusal.ts';

type Change = { question: QuestionState } | { refusal: RefusalReason };

const mostHighlights = 60;

const isChoice = (answer: string): answer is ChoiceId =>
  (choiceIds as readonly string[]).includes(answer);

const fitsItem = ({ kind }: ItemRef, answer: string): boolean =>
  kind === 'choice' ? isChoice(answer) : fitsField(answer);

const changeTo = (question: QuestionState): Change => ({ question });

function changeHighlights(
  question: QuestionState,
  event: Extract<QuestionEvent, { type: 'highlighted' | 'highlight-removed' | 'noted' }>,
): Change {
  const { highlights } = question;
  if (event.type === 'highlighted') {
    const { highlight } = event;
    const old = highlights.find(({ id }) => id === highlight.id);
    if (old) {
      const replaced = highlights.map((each) => (each === old ? { ...old, ...highlight } : each));
      return changeTo({ ...question, highlights: replaced });
    }
    if (highlights.length >= mostHighlights) return { refusal: 'too-many' };
    return changeTo({ ...question, highlights: [...highlights, highlight] });
  }
  if (!highlights.some(({ id }) => id === event.id)) return { refusal: 'unknown' };
  if (event.type === 'highlight-removed') {
    return changeTo({ ...question, highlights: highlights.filter(({ id }) => id !== event.id) });
  }
  const { note } = event;
  return changeTo({
    ...question,
    highlights: highlights.map((each) => (each.id === event.id ? { ...each, note } : each)),
  });
}

function applyEvent(question: QuestionState, item: ItemRef, event: QuestionEvent): Change {
  switch (event.type) {
    case 'answered':
      if (!fitsItem(item, event.answer)) return { refusal: 'unfit' };
      return changeTo({ ...question, answer: event.answer });
    case 'cleared': {
      const { answer: _, ...rest } = question;
      return changeTo(rest);
    }
    case 'marked':
      return changeTo({ ...question, isMarked: event.isMarked });
    case 'eliminated': {
      if (item.kind !== 'choice') return { refusal: 'unfit' };
      const others = question.eliminated.filter((choice) => choice !== event.choice);
      const eliminated = event.isEliminated ? [...others, event.choice] : others;
      return changeTo({ ...question, eliminated });
    }
    case 'visited':
      return changeTo({ ...question, isSeen: true, ms: question.ms + event.ms });
    default:
      return changeHighlights(question, event);
  }
}

/** Caps the time of a visit: all questions together cannot be in view for longer than the module has run. */
function capVisit(open: ModuleState, at: number, event: QuestionEvent): QuestionEvent {
  if (event.type !== 'visited') return event;
  const reportedMs = open.questions.reduce((sum, { ms }) => sum + ms, 0);
  const remainingMs = Math.max(0, at - open.openedAt - reportedMs);
  return { ...event, ms: Math.min(event.ms, remainingMs) };
}

/** A device that lost the test may deliver its unsent events, except for questions that another device has changed since. */
function isOvertaken(attempt: Attempt, question: QuestionState, device: string): boolean {
  const lostSeq = attempt.devices[device]?.lostSeq;
  const { changedBy, changedSeq = 0 } = question;
  if (lostSeq === undefined || changedBy === undefined) return false;
  return changedBy !== device && changedSeq > lostSeq;
}

/** Returns the module's questions after the event. */
export function changeQuestion(
  attempt: Attempt,
  open: ModuleState,
  logged: LoggedEvent,
  event: QuestionEvent,
): { questions: QuestionState[] } | { refusal: RefusalReason } {
  const question = open.questions[event.question];
  const item = open.items[event.question];
  const device = logged.sender?.device;
  if (!question || !item || device === undefined) return { refusal: 'unknown' };
  const isVisit = event.type === 'visited';
  if (!isVisit && isOvertaken(attempt, question, device)) return { refusal: 'overtaken' };
  const changed = applyEvent(question, item, capVisit(open, logged.at, event));
  if ('refusal' in changed) return changed;
  // A visit is not a change of the question.
  const after = isVisit
    ? changed.question
    : { ...changed.question, changedBy: device, changedSeq: logged.seq };
  return { questions: open.questions.with(event.question, after) };
}
