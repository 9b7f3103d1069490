import { fitsField } from '../item/entered-response.ts';
import { choiceIds, type ChoiceId } from '../item/choice-ids.ts';
import type { Attempt, ModuleState, QuestionState } from './attempt.ts';
import type { ItemRef, LoggedEvent, QuestionEvent } from './event.ts';
import type { RefusalReason } from './refusal.ts';

type Changed = { question: QuestionState } | { refusal: RefusalReason };

const mostHighlights = 60;

const isChoice = (answer: string): answer is ChoiceId =>
  (choiceIds as readonly string[]).includes(answer);

const isFit = ({ kind }: ItemRef, answer: string): boolean =>
  kind === 'choice' ? isChoice(answer) : fitsField(answer);

const done = (question: QuestionState): Changed => ({ question });

function changeMarks(
  question: QuestionState,
  event: Extract<QuestionEvent, { type: 'highlighted' | 'highlight-removed' | 'noted' }>,
): Changed {
  const { highlights } = question;
  if (event.type === 'highlighted') {
    const { highlight } = event;
    const old = highlights.find(({ id }) => id === highlight.id);
    if (old) {
      const replaced = highlights.map((each) => (each === old ? { ...old, ...highlight } : each));
      return done({ ...question, highlights: replaced });
    }
    if (highlights.length >= mostHighlights) return { refusal: 'too-many' };
    return done({ ...question, highlights: [...highlights, highlight] });
  }
  if (!highlights.some(({ id }) => id === event.id)) return { refusal: 'unknown' };
  if (event.type === 'highlight-removed') {
    return done({ ...question, highlights: highlights.filter(({ id }) => id !== event.id) });
  }
  const { note } = event;
  return done({
    ...question,
    highlights: highlights.map((each) => (each.id === event.id ? { ...each, note } : each)),
  });
}

function changeOne(question: QuestionState, item: ItemRef, event: QuestionEvent): Changed {
  switch (event.type) {
    case 'answered':
      if (!isFit(item, event.answer)) return { refusal: 'unfit' };
      return done({ ...question, answer: event.answer });
    case 'cleared': {
      const { answer: _, ...rest } = question;
      return done(rest);
    }
    case 'marked':
      return done({ ...question, isMarked: event.isMarked });
    case 'eliminated': {
      if (item.kind !== 'choice') return { refusal: 'unfit' };
      const others = question.eliminated.filter((choice) => choice !== event.choice);
      const eliminated = event.isEliminated ? [...others, event.choice] : others;
      return done({ ...question, eliminated });
    }
    case 'visited':
      return done({ ...question, isSeen: true, ms: question.ms + event.ms });
    default:
      return changeMarks(question, event);
  }
}

/** Nobody looks at questions for longer than the module has run. */
function withinModule(open: ModuleState, at: number, event: QuestionEvent): QuestionEvent {
  if (event.type !== 'visited') return event;
  const told = open.questions.reduce((sum, { ms }) => sum + ms, 0);
  const room = Math.max(0, at - open.openedAt - told);
  return { ...event, ms: Math.min(event.ms, room) };
}

/** A device that lost the test may bring its unsent work, except where the student has changed the question since. */
function isOvertaken(attempt: Attempt, question: QuestionState, device: string): boolean {
  const lostSeq = attempt.devices[device]?.lostSeq;
  const { changedBy, changedSeq = 0 } = question;
  if (lostSeq === undefined || changedBy === undefined) return false;
  return changedBy !== device && changedSeq > lostSeq;
}

/** The module's questions after the event. */
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
  const changed = changeOne(question, item, withinModule(open, logged.at, event));
  if ('refusal' in changed) return changed;
  // Looking is not changing.
  const after = isVisit
    ? changed.question
    : { ...changed.question, changedBy: device, changedSeq: logged.seq };
  return { questions: open.questions.with(event.question, after) };
}
