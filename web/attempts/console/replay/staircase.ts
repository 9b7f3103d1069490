import type { LoggedEvent } from '@bac/exam/attempt/event.ts';
import type { LogLine } from './describe-log.ts';

/** The replay of one module as a drawing: time on the x axis, questions on the y axis. Times are epoch milliseconds. */
export interface Staircase {
  steps: { question: number; from: number; to: number }[];
  marks: { seq: number; at: number; question: number; kind: 'answer' | 'change' | 'flag' }[];
  bands: { kind: 'late' | 'silent' | 'paused'; from: number; to: number }[];
}

const kinds: Partial<Record<LogLine['what'], Staircase['marks'][number]['kind']>> = {
  answered: 'answer',
  changed: 'change',
  cleared: 'change',
  marked: 'flag',
};

/** The question in view at each time, computed from the visits, and between and after them from other events. */
function computeSteps(lines: readonly LogLine[], openedAt: number): Staircase['steps'] {
  const visits = lines.flatMap(({ what, question, at, values }) => {
    if (question === undefined || what === 'superseded') return [];
    const ms = what === 'visited' ? Number(values['ms']) : 0;
    return [{ question, from: Math.max(openedAt, at - ms), to: at }];
  });
  const steps: Staircase['steps'] = [];
  for (const next of visits.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    const last = steps.at(-1);
    if (last && last.question === next.question && next.from <= last.to + 1000) {
      last.to = Math.max(last.to, next.to);
    } else if (!last || next.to > last.to) {
      steps.push({ ...next, from: Math.max(next.from, last?.to ?? openedAt) });
    }
  }
  return steps;
}

/** The time from the first event of a late batch until the batch was received. */
function lateBands(log: readonly LoggedEvent[]): Staircase['bands'] {
  const batches = new Map<number, number>();
  for (const { sender, at, receivedAt } of log) {
    if (!sender) continue;
    batches.set(receivedAt, Math.min(batches.get(receivedAt) ?? at, at));
  }
  return [...batches]
    .filter(([receivedAt, from]) => receivedAt - from >= 10_000)
    .map(([to, from]) => ({ kind: 'late' as const, from, to }));
}

function pausedBands(lines: readonly LogLine[], end: number): Staircase['bands'] {
  const bands: Staircase['bands'] = [];
  let since: number | undefined;
  for (const { what, at } of lines) {
    if (what === 'paused') since = at;
    if (what === 'resumed' && since !== undefined) {
      bands.push({ kind: 'paused', from: since, to: at });
      since = undefined;
    }
  }
  if (since !== undefined) bands.push({ kind: 'paused', from: since, to: end });
  return bands;
}

interface ModuleSpan {
  module: number;
  openedAt: number;
  /** The time at which it closed, or the latest time at which it is known to be open. */
  end: number;
  /** The time of the last request of the browser. */
  heardAt: number;
}

const silentMs = 60_000;

export function staircaseOf(
  log: readonly LoggedEvent[],
  allLines: readonly LogLine[],
  { module, openedAt, end, heardAt }: ModuleSpan,
): Staircase {
  const lines = allLines.filter((line) => line.module === module);
  const seqs = new Set(lines.map(({ seq }) => seq));
  const own = log.filter(({ seq }) => seqs.has(seq));
  const last = Math.max(openedAt, heardAt, ...own.map(({ receivedAt }) => receivedAt));
  const silent: Staircase['bands'] =
    end - last >= silentMs ? [{ kind: 'silent', from: last, to: end }] : [];
  return {
    steps: computeSteps(lines, openedAt),
    marks: lines.flatMap(({ seq, at, question, what }) => {
      const kind = kinds[what];
      return kind && question !== undefined ? [{ seq, at, question, kind }] : [];
    }),
    bands: [...lateBands(own), ...pausedBands(lines, end), ...silent],
  };
}
