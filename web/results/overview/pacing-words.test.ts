import { describe, expect, test } from 'vitest';
import { sampleReport } from '../../testing/results/sample-report.ts';
import { pacingFacts } from './pacing-words.ts';

test('it tells what was steady, where most time went, and what was left at the end', () => {
  expect(pacingFacts(sampleReport)).toMatchObject([
    { kind: 'steady', modules: [{ module: 2 }] },
    { kind: 'slow', module: { module: 3 }, count: 1, ms: 110_000 },
    { kind: 'left', module: { module: 3 }, count: 2 },
  ]);
});

test('questions left empty with time on the clock are another thing than time that ran out', () => {
  const modules = sampleReport.modules.map((module) => ({ ...module, usedMs: 60_000 }));
  expect(pacingFacts({ ...sampleReport, modules }).at(-1)).toMatchObject({
    kind: 'leftEarly',
    count: 2,
    ms: 120_000,
  });
  const closed = modules.map((module) => ({ ...module, closedBy: 'clock' as const }));
  expect(pacingFacts({ ...sampleReport, modules: closed }).at(-1)).toMatchObject({ kind: 'left' });
});

const answeredIn = (seconds: number, wanted: (module: number) => boolean) => ({
  ...sampleReport,
  modules: sampleReport.modules.map((module) =>
    wanted(module.module) ? { ...module, usedMs: 3000 * seconds } : module,
  ),
  questions: sampleReport.questions.map((question) =>
    wanted(question.module)
      ? { ...question, result: 'wrong' as const, ms: 1000 * seconds }
      : question,
  ),
});

describe('answers faster than anybody reads', () => {
  test('are called rushed, never steady', () => {
    expect(pacingFacts(answeredIn(1, (module) => module === 2))[0]).toMatchObject({
      kind: 'rushed',
      modules: [{ module: 2 }],
    });
    expect(pacingFacts(answeredIn(1, () => true))).toEqual([{ kind: 'rushedAll' }]);
  });

  test('are told together with questions left empty at the end', () => {
    const report = answeredIn(1, () => true);
    const questions = report.questions.map((question) =>
      question.module === 3 && question.question === 2
        ? { ...question, result: 'omitted' as const }
        : question,
    );
    expect(pacingFacts({ ...report, questions })).toMatchObject([
      { kind: 'rushedAll' },
      { kind: 'leftEarly', module: { module: 3 }, count: 1, ms: 177_000 },
    ]);
  });
});

test('a steady attempt needs one sentence', () => {
  const questions = sampleReport.questions.map((question) => ({
    ...question,
    result: 'right' as const,
    ms: 50_000,
  }));
  expect(pacingFacts({ ...sampleReport, questions })).toEqual([{ kind: 'even' }]);
});
