import { describe, expect, test } from 'vitest';
import { sampleReport } from '../../testing/results/sample-report.ts';
import { pacingFacts } from './pacing-facts.ts';

test('names the steady modules, the slowest module and the questions left at the end', () => {
  expect(pacingFacts(sampleReport)).toMatchObject([
    { kind: 'steady', modules: [{ module: 2 }] },
    { kind: 'slow', module: { module: 3 }, count: 1, ms: 110_000 },
    { kind: 'left', module: { module: 3 }, count: 2 },
  ]);
});

test('distinguishes questions left empty with time left from time that ran out', () => {
  const modules = sampleReport.modules.map((module) => ({ ...module, usedMs: 60_000 }));
  expect(pacingFacts({ ...sampleReport, modules }).at(-1)).toMatchObject({
    kind: 'leftEarly',
    count: 2,
    ms: 120_000,
  });
  const closed = modules.map((module) => ({ ...module, closedBy: 'clock' as const }));
  expect(pacingFacts({ ...sampleReport, modules: closed }).at(-1)).toMatchObject({ kind: 'left' });
});

const answeredIn = (seconds: number, isAffected: (module: number) => boolean) => ({
  ...sampleReport,
  modules: sampleReport.modules.map((module) =>
    isAffected(module.module) ? { ...module, usedMs: 3000 * seconds } : module,
  ),
  questions: sampleReport.questions.map((question) =>
    isAffected(question.module)
      ? { ...question, result: 'wrong' as const, ms: 1000 * seconds }
      : question,
  ),
});

describe('answers faster than reading speed', () => {
  test('calls answers faster than reading speed rushed, never steady', () => {
    expect(pacingFacts(answeredIn(1, (module) => module === 2))[0]).toMatchObject({
      kind: 'rushed',
      modules: [{ module: 2 }],
    });
    expect(pacingFacts(answeredIn(1, () => true))).toEqual([{ kind: 'rushedAll' }]);
  });

  test('reports a rushed attempt together with questions left empty at the end', () => {
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
