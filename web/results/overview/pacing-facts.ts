import type { ReadyReport, ReportModule } from '@bac/contract/results/results.ts';
import { pacing, timeLeft } from '@bac/exam/report/pace.ts';

/** One fact about the use of time; the pacing section turns it into a sentence. */
export type PacingFact =
  | { kind: 'even' | 'rushedAll' }
  | { kind: 'rushed'; modules: ReportModule[] }
  | { kind: 'steady'; modules: ReportModule[] }
  | { kind: 'slow'; module: ReportModule; count: number; ms: number }
  | { kind: 'left'; module: ReportModule; count: number }
  | { kind: 'leftEarly'; module: ReportModule; count: number; ms: number };

const maxLeftModules = 2;

/** Which modules were rushed and which were steady, where most time went, and which questions were left at the end. */
export function pacingFacts({ modules, questions }: ReadyReport): PacingFact[] {
  const pacings = modules.map((module) => ({
    module,
    ...pacing(
      questions.filter((question) => question.module === module.module),
      module,
    ),
  }));
  const modulesOf = (pace: 'rushed' | 'steady'): ReportModule[] =>
    pacings.filter(({ kind }) => kind === pace).map(({ module }) => module);
  const rushed = modulesOf('rushed');
  const steady = modulesOf('steady');
  if (steady.length === pacings.length) return [{ kind: 'even' }];
  const [slowest] = pacings.filter(({ slow }) => slow > 0).toSorted((a, b) => b.slowMs - a.slowMs);
  const left = pacings
    .filter(({ leftOver }) => leftOver > 0)
    .toSorted((a, b) => b.leftOver - a.leftOver)
    .slice(0, maxLeftModules);
  return [
    ...(rushed.length === pacings.length
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
