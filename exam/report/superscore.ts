import { sections, type Section } from '../item/section.ts';

interface ScoredAttempt {
  attempt: string;
  sections: readonly { section: Section; score: number }[];
}

export interface Superscore {
  score: number;
  sections: { section: Section; score: number; attempt: string }[];
}

/** The best score of each section over all attempts; undefined until both have a score. The first of equal scores counts. */
export function superscore(attempts: readonly ScoredAttempt[]): Superscore | undefined {
  const best = sections.flatMap((section) => {
    const found = attempts.flatMap(({ attempt, sections: own }) =>
      own.filter((each) => each.section === section).map(({ score }) => ({ score, attempt })),
    );
    const highest = found.toSorted((a, b) => b.score - a.score)[0];
    return highest ? [{ section, ...highest }] : [];
  });
  if (best.length < sections.length) return undefined;
  return { score: best.reduce((sum, { score }) => sum + score, 0), sections: best };
}
