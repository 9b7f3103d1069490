import type { ReadyReport, ReportModule } from '@bac/contract/results/results.ts';
import { pacing, timeLeft } from '@bac/exam/report/pace.ts';

/** One thing to say about the time; `say` turns it into a sentence. */
export type PacingFact =
  | { kind: 'even' | 'rushedAll' }
  | { kind: 'rushed'; modules: ReportModule[] }
  | { kind: 'steady'; modules: ReportModule[] }
  | { kind: 'slow'; module: ReportModule; count: number; ms: number }
  | { kind: 'left'; module: ReportModule; count: number }
  | { kind: 'leftEarly'; module: ReportModule; count: number; ms: number };

const mostLeft = 2;

/**
 * What happened to the time: which modules were rushed and which went well, where most of it went, and what was left at the
 * end.
 */
export function pacingFacts({ modules, questions }: ReadyReport): PacingFact[] {
  const told = modules.map((module) => ({
    module,
    ...pacing(
      questions.filter((question) => question.module === module.module),
      module,
    ),
  }));
  const thatAre = (wanted: 'rushed' | 'steady'): ReportModule[] =>
    told.filter(({ kind }) => kind === wanted).map(({ module }) => module);
  const rushed = thatAre('rushed');
  const steady = thatAre('steady');
  if (steady.length === told.length) return [{ kind: 'even' }];
  const [slowest] = told.filter(({ slow }) => slow > 0).toSorted((a, b) => b.slowMs - a.slowMs);
  const left = told
    .filter(({ leftOver }) => leftOver > 0)
    .toSorted((a, b) => b.leftOver - a.leftOver)
    .slice(0, mostLeft);
  return [
    ...(rushed.length === told.length
      ? [{ kind: 'rushedAll' as const }]
      : rushed.length > 0
        ? [{ kind: 'rushed' as const, modules: rushed }]
        : []),
    ...(steady.length > 0 ? [{ kind: 'steady' as const, modules: steady }] : []),
    ...(slowest
      ? [{ kind: 'slow' as const, module: slowest.module, count: slowest.slow, ms: slowest.slowMs }]
      : []),
    ...left.map(({ module, leftOver: count }): PacingFact => {
      const ms = timeLeft(module);
      return ms > 0 ? { kind: 'leftEarly', module, count, ms } : { kind: 'left', module, count };
    }),
  ];
}
