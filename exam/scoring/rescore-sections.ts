import type { Bank } from '../blueprint/validate-form.ts';
import type { Section } from '../item/section.ts';
import { sectionOf } from '../item/taxonomy.ts';
import type { ModuleOutcome, Outcome } from '../report/outcome.ts';
import {
  addTotal,
  scoreAttempt,
  type AnsweredItem,
  type AttemptScore,
  type FinishedSection,
} from './score-attempt.ts';
import type { SectionScaling } from './score-section.ts';
import { skillGains, type SkillGain } from './skill-gains.ts';

interface StoredResult {
  score: AttemptScore;
  gains: readonly SkillGain[];
  outcomes: readonly Outcome[];
  modules: readonly ModuleOutcome[];
}

/**
 * Scores some sections of a stored result with other parameters. Answers and grades stay, also where a key was corrected since:
 * the correction grades the answers in its own job. Sections without a score stay as well.
 */
export function rescoreSections(
  { score, gains, outcomes, modules }: StoredResult,
  outdated: ReadonlySet<Section>,
  bank: Bank,
  scalingOf: (section: Section) => SectionScaling,
): { score: AttemptScore; gains: SkillGain[] } {
  const finished = score.sections.flatMap(({ section }): FinishedSection[] => {
    if (!outdated.has(section)) return [];
    const indexes = new Set(
      modules.flatMap((each) => (each.section === section ? each.module : [])),
    );
    const answered = outcomes.flatMap(
      ({ module, item: id, isPretest, isDropped = false, answer, result }): AnsweredItem[] => {
        const item = indexes.has(module) ? bank.get(id) : undefined;
        return item ? [{ item, isPretest, isDropped, answer, result }] : [];
      },
    );
    return [{ section, answered, ...scalingOf(section) }];
  });
  const fresh = new Map(scoreAttempt(finished).sections.map((each) => [each.section, each]));
  return {
    score: addTotal(score.sections.map((each) => fresh.get(each.section) ?? each)),
    gains: score.sections
      .flatMap(({ section }) => {
        const found = finished.find((each) => each.section === section);
        return found
          ? skillGains(found)
          : gains.filter(({ skill }) => sectionOf(skill) === section);
      })
      .toSorted((a, b) => b.points - a.points),
  };
}
