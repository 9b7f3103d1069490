import type { LoggedEvent } from '@bac/exam/attempt/event.ts';
import type { Told } from './tell-log.ts';

/** The replay of one part as a drawing: minutes across, questions up. Times are epoch milliseconds. */
export interface Staircase {
  steps: { question: number; from: number; to: number }[];
  marks: { seq: number; at: number; question: number; kind: 'answer' | 'change' | 'flag' }[];
  bands: { kind: 'late' | 'silent' | 'paused'; from: number; to: number }[];
}

const kinds: Partial<Record<Told['what'], Staircase['marks'][number]['kind']>> = {
  answered: 'answer',
  changed: 'change',
  cleared: 'change',
  marked: 'flag',
};

/** Which question was in view when, from the visits; between and after them from whatever was done. */
function stepsOf(lines: readonly Told[], openedAt: number): Staircase['steps'] {
  const seen = lines.flatMap(({ what, question, at, values }) => {
    if (question === undefined || what === 'superseded') return [];
    const ms = what === 'visited' ? Number(values['ms']) : 0;
    return [{ question, from: Math.max(openedAt, at - ms), to: at }];
  });
  const steps: Staircase['steps'] = [];
  for (const next of seen.toSorted((one, other) => one.from - other.from || one.to - other.to)) {
    const last = steps.at(-1);
    if (last && last.question === next.question && next.from <= last.to + 1000) {
      last.to = Math.max(last.to, next.to);
    } else if (!last || next.to > last.to) {
      steps.push({ ...next, from: Math.max(next.from, last?.to ?? openedAt) });
    }
  }
  return steps;
}

/** From when events were made until they came. */
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

function pausedBands(lines: readonly Told[], end: number): Staircase['bands'] {
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

interface Part {
  module: number;
  openedAt: number;
  /** When it closed, or until when it is known to be open. */
  end: number;
  /** When anything was last heard. */
  heardAt: number;
}

const silentMs = 60_000;

export function staircaseOf(
  log: readonly LoggedEvent[],
  told: readonly Told[],
  { module, openedAt, end, heardAt }: Part,
): Staircase {
  const lines = told.filter((line) => line.module === module);
  const seqs = new Set(lines.map(({ seq }) => seq));
  const own = log.filter(({ seq }) => seqs.has(seq));
  const last = Math.max(openedAt, heardAt, ...own.map(({ receivedAt }) => receivedAt));
  const silent: Staircase['bands'] =
    end - last >= silentMs ? [{ kind: 'silent', from: last, to: end }] : [];
  return {
    steps: stepsOf(lines, openedAt),
    marks: lines.flatMap(({ seq, at, question, what }) => {
      const kind = kinds[what];
      return kind && question !== undefined ? [{ seq, at, question, kind }] : [];
    }),
    bands: [...lateBands(own), ...pausedBands(lines, end), ...silent],
  };
}
