import type { Skill } from '../item/taxonomy.ts';
import { estimate } from './irt.ts';
import { scaleSection } from './scale.ts';
import { isAnsweredRight, isScored, type FinishedSection } from './score-attempt.ts';

/** What one skill cost: the score if its missed questions had been right, minus the score. */
export interface SkillGain {
  skill: Skill;
  points: number;
  /** How many scored questions of the skill were missed. */
  missed: number;
}

/** The gains of all skills with a missed question, most points first. */
export function skillGains({ section, answered, reliability }: FinishedSection): SkillGain[] {
  const scored = answered.filter(isScored).map((each) => ({
    skill: each.item.skill,
    parameters: each.item.parameters,
    isRight: isAnsweredRight(each),
  }));
  const computeScore = (responses: typeof scored): { score: number; ability: number } => {
    const found = estimate(responses);
    return { score: scaleSection(section, found, reliability).score, ability: found.ability };
  };
  const actual = computeScore(scored);
  const missedSkills = [
    ...new Set(scored.filter((each) => !each.isRight).map(({ skill }) => skill)),
  ];
  return missedSkills
    .map((skill) => {
      const better = computeScore(
        scored.map((each) => (each.skill === skill ? { ...each, isRight: true } : each)),
      );
      const missed = scored.filter((each) => each.skill === skill && !each.isRight).length;
      return { skill, points: better.score - actual.score, missed, ability: better.ability };
    })
    .toSorted((a, b) => b.ability - a.ability)
    .map(({ skill, points, missed }) => ({ skill, points, missed }));
}
