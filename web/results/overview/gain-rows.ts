import type { ReadyReport, ReportQuestion } from '@bac/contract/results/results.ts';
import { skills, type Skill } from '@bac/exam/item/taxonomy.ts';
import { isMissed } from '@bac/exam/report/outcome.ts';
import { evenPace, guessMs, isSlow } from '@bac/exam/report/pace.ts';

/**
 * How a student missed the questions of a skill: left all or some of them empty, answered each slowly, or each faster than even
 * pace. `plain` if none of these describes them all.
 */
export type MissHabit = 'plain' | 'empty' | 'partEmpty' | 'slow' | 'quick';

export interface SkillGain {
  kind: 'skill';
  skill: Skill;
  /** The points that the skill would gain; null if the attempt has no score. */
  points: number | null;
  missed: number;
  habit: MissHabit;
  /** The average time of the missed questions. */
  averageMs: number;
}

/** One question that the student could have answered with more care (see `findSlip`). */
export interface Slip {
  kind: 'slip';
  question: ReportQuestion;
  points: number;
}

export type Gain = SkillGain | Slip;

const maxRows = 4;

/** The even pace of each module. */
function paces({ modules, questions }: ReadyReport): Map<number, number> {
  return new Map(
    modules.map(({ module, ms }) => [
      module,
      evenPace(ms, questions.filter((question) => question.module === module).length),
    ]),
  );
}

function habitOf(missed: ReportQuestion[], pace: Map<number, number>): MissHabit {
  const evenMs = ({ module }: ReportQuestion): number => pace.get(module) ?? 0;
  const emptyCount = missed.filter(({ result }) => result !== 'wrong').length;
  if (missed.length === 0) return 'plain';
  if (emptyCount === missed.length) return 'empty';
  if (emptyCount > 0) return 'partEmpty';
  if (missed.every((question) => isSlow(question.ms, evenMs(question)))) return 'slow';
  if (missed.every((question) => question.ms < evenMs(question))) return 'quick';
  return 'plain';
}

function toGain(skill: Skill, points: number | null, report: ReadyReport): SkillGain {
  const missed = report.questions.filter((each) => each.skill === skill && isMissed(each));
  const totalMs = missed.reduce((sum, { ms }) => sum + ms, 0);
  return {
    kind: 'skill',
    skill,
    points,
    missed: missed.length,
    habit: habitOf(missed, paces(report)),
    averageMs: missed.length === 0 ? 0 : totalMs / missed.length,
  };
}

/**
 * Finds the wrong answer to an easy question that cost the most points among those given faster than even pace. Rapid guesses and
 * questions of the skills already listed do not count. Returns at most one.
 */
function findSlip(report: ReadyReport, listedSkills: Skill[]): Slip[] {
  const pace = paces(report);
  const [question] = report.questions
    .filter(
      ({ result, difficulty, skill, module, ms, points }) =>
        result === 'wrong' &&
        difficulty === 'easy' &&
        !listedSkills.includes(skill) &&
        ms < (pace.get(module) ?? 0) &&
        ms >= guessMs(pace.get(module) ?? 0) &&
        (points ?? 0) > 0,
    )
    .toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0));
  return question ? [{ kind: 'slip', question, points: question.points ?? 0 }] : [];
}

/** The best ways to gain points: three skills and a slip, or four skills; without a score, the skills with most misses. */
export function gainRows(report: ReadyReport): Gain[] {
  if (report.sections.length === 0) {
    return skills
      .map((skill) => toGain(skill, null, report))
      .filter(({ missed }) => missed > 0)
      .toSorted((a, b) => b.missed - a.missed)
      .slice(0, maxRows);
  }
  const worthwhile = report.gains.filter(({ points }) => points > 0);
  const slips = findSlip(
    report,
    worthwhile.slice(0, maxRows - 1).map(({ skill }) => skill),
  );
  return [
    ...worthwhile
      .slice(0, maxRows - slips.length)
      .map(({ skill, points }) => toGain(skill, points, report)),
    ...slips,
  ].toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0));
}
