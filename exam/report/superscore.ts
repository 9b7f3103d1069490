import { sections, type Section } from '../item/section.ts';
import { scaleTotal } from '../scoring/scale.ts';
import { errorOf, type RangedScore } from './score-change.ts';

interface SectionScore extends RangedScore {
  section: Section;
  isProvisional: boolean;
}

interface ScoredAttempt {
  attempt: string;
  sections: readonly SectionScore[];
}

export interface Superscore extends RangedScore {
  isProvisional: boolean;
  sections: { section: Section; score: number; attempt: string }[];
}

/**
 * The best score of each section over all attempts; undefined until both have a score. The first of equal scores counts. Its range
 * has the errors of the two sections, but the best of several scores is also a little higher by chance.
 */
export function superscore(attempts: readonly ScoredAttempt[]): Superscore | undefined {
  const [rw, math] = sections.map(
    (section) =>
      attempts
        .flatMap(({ attempt, sections: own }) =>
          own.filter((each) => each.section === section).map((each) => ({ ...each, attempt })),
        )
        .toSorted((a, b) => b.score - a.score)[0],
  );
  if (!rw || !math) return undefined;
  return {
    ...scaleTotal(rw, math, [errorOf(rw), errorOf(math)]),
    isProvisional: rw.isProvisional || math.isProvisional,
    sections: [rw, math].map(({ section, score, attempt }) => ({ section, score, attempt })),
  };
}
