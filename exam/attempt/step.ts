import { sections } from '../item/section.ts';
import {
  isExpired,
  isFinal,
  newQuestion,
  openModule,
  type Attempt,
  type ModuleState,
  type Phase,
} from './attempt.ts';
import { updateDevice, takeOver } from './devices.ts';
import type { BrowserEvent, LoggedEvent, QuestionEvent, ServerEvent } from './event.ts';
import { extend, isFarFromDeadline } from './extend.ts';
import { emptyLog, sizeAfter } from './log-limits.ts';
import { hasBreakBetween, nextModule } from './plan.ts';
import { changeQuestion } from './question-change.ts';
import type { RefusalReason } from './refusal.ts';

/** The attempt after one event, or the reason why the event does not change it. */
export type StepResult = { attempt: Attempt } | { refusal: RefusalReason };

const refuse = (refusal: RefusalReason): StepResult => ({ refusal });

const withPhase = (attempt: Attempt, phase: Phase): StepResult => ({
  attempt: { ...attempt, phase },
});

const withModule = (attempt: Attempt, changed: ModuleState): Attempt => ({
  ...attempt,
  modules: attempt.modules.map((module) => (module.module === changed.module ? changed : module)),
});

/** No deadline is later than the end of the attempt. */
const atMostEnd = ({ plan }: Attempt, deadline: number): number =>
  Math.min(deadline, plan.endsBy ?? deadline);

/** A module closes once, at its deadline at the latest. The plan decides what follows. */
function close(attempt: Attempt, open: ModuleState, at: number): Attempt {
  const closed: ModuleState['closed'] =
    at < open.deadline ? { at, by: 'student' } : { at: open.deadline, by: 'clock' };
  const next = nextModule(attempt.plan, attempt.chosen, open.module);
  const phase: Phase =
    next === undefined
      ? { name: 'ended' }
      : { name: 'waiting', next, mayBreak: hasBreakBetween(attempt.plan, open.module, next) };
  return { ...withModule(attempt, { ...open, closed }), phase };
}

function openModuleNow(
  attempt: Attempt,
  { module, items }: Extract<ServerEvent, { type: 'module-opened' }>,
  at: number,
): StepResult {
  const planned = attempt.plan.modules[module];
  if (attempt.phase.name !== 'waiting' || attempt.phase.next !== module || !planned) {
    return refuse('out-of-place');
  }
  const deadline = atMostEnd(attempt, at + planned.ms);
  const opened = { module, items, openedAt: at, deadline, questions: items.map(newQuestion) };
  const phase: Phase = { name: 'module', module };
  return { attempt: { ...attempt, modules: [...attempt.modules, opened], phase } };
}

function stepQuestion(attempt: Attempt, logged: LoggedEvent, event: QuestionEvent): StepResult {
  const { phase } = attempt;
  const open = openModule(attempt);
  if (phase.name !== 'module' || open?.module !== event.module) {
    const isKnown = attempt.modules.some(({ module }) => module === event.module);
    return refuse(isKnown ? 'module-closed' : 'out-of-place');
  }
  if (phase.pausedAt !== undefined && logged.at >= phase.pausedAt) return refuse('paused');
  if (logged.at > open.deadline) return refuse('too-late');
  const changed = changeQuestion(attempt, open, logged, event);
  return 'refusal' in changed
    ? changed
    : { attempt: withModule(attempt, { ...open, questions: changed.questions }) };
}

function stepPause(attempt: Attempt, type: 'paused' | 'resumed', at: number): StepResult {
  const { phase } = attempt;
  const open = openModule(attempt);
  if (phase.name !== 'module' || !open) return refuse('out-of-place');
  if (!attempt.plan.mayPause) return refuse('not-granted');
  if (type === 'paused') {
    if (phase.pausedAt !== undefined) return refuse('paused');
    if (at >= open.deadline) return refuse('too-late');
    return withPhase(attempt, { ...phase, pausedAt: at });
  }
  if (phase.pausedAt === undefined) return refuse('out-of-place');
  const pausedMs = Math.max(0, at - phase.pausedAt);
  const deadline = atMostEnd(attempt, open.deadline + pausedMs);
  const running = withModule(attempt, { ...open, deadline });
  return withPhase(running, { name: 'module', module: open.module });
}

function stepBreak(
  attempt: Attempt,
  type: 'break-started' | 'break-skipped' | 'break-ended',
  at: number,
): StepResult {
  const { phase, plan } = attempt;
  if (type === 'break-ended') {
    return phase.name === 'break'
      ? withPhase(attempt, { name: 'waiting', next: phase.next, mayBreak: false })
      : refuse('out-of-place');
  }
  if (phase.name !== 'waiting' || !phase.mayBreak) return refuse('out-of-place');
  return withPhase(
    attempt,
    type === 'break-started'
      ? { name: 'break', next: phase.next, endsAt: at + plan.breakMs }
      : { ...phase, mayBreak: false },
  );
}

/** Events about the course of the attempt as a whole. Only the active device may send them. */
function stepCourse(
  attempt: Attempt,
  at: number,
  event: Exclude<BrowserEvent, QuestionEvent>,
  isByTeam: boolean,
): StepResult {
  switch (event.type) {
    case 'sections-chosen': {
      const next = nextModule(attempt.plan, event.sections);
      if (attempt.phase.name !== 'choosing') return refuse('out-of-place');
      if (next === undefined) return refuse('unknown');
      const phase: Phase = { name: 'waiting', next, mayBreak: false };
      const chosen = sections.filter((section) => event.sections.includes(section));
      return { attempt: { ...attempt, chosen, phase } };
    }
    case 'submitted': {
      const open = openModule(attempt);
      if (open?.module !== event.module) return refuse('module-closed');
      if (event.isByClock && isFarFromDeadline(open, at)) return refuse('extended');
      return { attempt: close(attempt, open, at) };
    }
    case 'paused':
    case 'resumed':
      return stepPause(attempt, event.type, at);
    case 'break-started':
    case 'break-skipped':
    case 'break-ended':
      return stepBreak(attempt, event.type, at);
    case 'abandoned':
      return withPhase(attempt, {
        name: 'abandoned',
        ...(isByTeam && !isExpired(attempt, at) && { isByTeam }),
      });
  }
}

function stepBrowser(attempt: Attempt, logged: LoggedEvent, event: BrowserEvent): StepResult {
  if (isFinal(attempt.phase)) return refuse('out-of-place');
  if ('question' in event) return stepQuestion(attempt, logged, event);
  const device = logged.sender?.device;
  // Without a device, the server ends a break whose time is over, or the team abandons the attempt.
  if (device !== undefined && device !== attempt.active) return refuse('overtaken');
  return stepCourse(attempt, logged.at, event, device === undefined);
}

function stepServer(attempt: Attempt, logged: LoggedEvent, event: ServerEvent): StepResult {
  switch (event.type) {
    case 'started':
      return refuse('out-of-place');
    case 'superseded':
      return { attempt };
    case 'took-over':
      return { attempt: takeOver(attempt, event.device, logged) };
    case 'routed':
      return {
        attempt: { ...attempt, routes: { ...attempt.routes, [event.section]: event.route } },
      };
    case 'module-opened':
      return openModuleNow(attempt, event, logged.at);
    case 'extended':
      return isFinal(attempt.phase)
        ? refuse('out-of-place')
        : extend(attempt, event.module, event.ms, logged.at);
    case 'settled': {
      const open = openModule(attempt);
      if (open?.module !== event.module) return refuse('module-closed');
      return { attempt: close(attempt, open, open.deadline) };
    }
    case 'completed':
      return attempt.phase.name === 'ended' || isExpired(attempt, logged.at)
        ? withPhase(attempt, { name: 'completed' })
        : refuse('out-of-place');
  }
}

const serverTypes: ReadonlySet<string> = new Set<ServerEvent['type']>([
  'started',
  'superseded',
  'took-over',
  'routed',
  'module-opened',
  'extended',
  'settled',
  'completed',
]);

const isServerEvent = (event: LoggedEvent['event']): event is ServerEvent =>
  serverTypes.has(event.type);

/**
 * Applies one event to an attempt, or refuses it. `step` is pure and total: it uses no clock, no randomness and no I/O, throws
 * nothing and mutates nothing, so replaying the log always gives the same attempt. A refusal leaves the attempt unchanged,
 * including its `seq`; an applied event sets `seq` to its own. A question changes only while its module is open, and only by an
 * event made by its deadline and not during a pause, which begins with the millisecond it is dated by. A closed module never changes. Only the active device steers the
 * course; other devices may still deliver events on questions. A final attempt accepts only records that change no answer.
 */
export function step(attempt: Attempt, logged: LoggedEvent): StepResult {
  const { event, seq } = logged;
  const stepped = isServerEvent(event)
    ? stepServer(attempt, logged, event)
    : stepBrowser(attempt, logged, event);
  if ('refusal' in stepped) return stepped;
  const { attempt: after } = stepped;
  return {
    attempt: {
      ...updateDevice(after, logged),
      seq,
      logSize: sizeAfter(attempt.logSize ?? emptyLog, logged),
      ...(isFinal(after.phase) && !isFinal(attempt.phase) && { endedAt: logged.receivedAt }),
    },
  };
}
