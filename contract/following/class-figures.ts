import { skills } from '@bac/exam/item/taxonomy.ts';
import { z } from 'zod';
import { person, testName } from './assignments.ts';
import type { RouteTable } from '../protocol/route.ts';

/** How a class did at its assignments. Statistics include only current students whose results may be shown to the class. */

/** Two assignments can be compared only in the same measure: a score of the same sections, or the share of right answers in sets of one section. */
export const measures = ['total', 'rw', 'math', 'right-rw', 'right-math'] as const;

const spread = z.object({
  students: z.int(),
  /** A score, or the share of right answers between 0 and 1; the same holds for all figures below. */
  average: z.number(),
  /** The average is likely within this of the truth; null without a scale. */
  error: z.number().nullable(),
  deviation: z.number().nullable(),
  quartiles: z.object({ low: z.number(), median: z.number(), high: z.number() }).nullable(),
  /** How many students had met most of the questions before. */
  familiar: z.int(),
  isProvisional: z.boolean(),
});

const change = z.object({
  /** The assignment it compares with. */
  since: z.object({ assignment: z.uuid(), test: testName, opensAt: z.iso.datetime() }),
  /** Only students with both results, and without those who had met most of the questions of either before. */
  students: z.int(),
  points: z.number().nullable(),
  margin: z.number().nullable(),
  verdict: z.enum(['up', 'down', 'chance', 'few', 'sets']),
});

const assignmentFigures = z.object({
  assignment: z.uuid(),
  test: testName,
  opensAt: z.iso.datetime(),
  measure: z.enum(measures),
  /** Null until somebody has a result. */
  spread: spread.nullable(),
  /**
   * Compared with the latest earlier assignment in the same measure that enough students took too, or with the latest one if no
   * recent one has so many; null if there is none.
   */
  change: change.nullable(),
});
export type AssignmentFigures = z.infer<typeof assignmentFigures>;

const classSkills = z.object({
  class: z.object({ id: z.uuid(), name: z.string() }),
  /** How many assignments with results there are, and how many of them, the latest, are counted. */
  assignments: z.object({ counted: z.int(), scored: z.int() }),
  /** The skills that were asked, in the order of the test. */
  skills: z.array(z.enum(skills)),
  /** By given name. */
  students: z.array(
    z.object({
      student: person,
      awaitsConsent: z.boolean(),
      /** Only questions that the student got to. */
      tallies: z.array(z.object({ skill: z.enum(skills), right: z.int(), questions: z.int() })),
    }),
  ),
});
export type ClassSkills = z.infer<typeof classSkills>;

const params = z.object({ class: z.uuid() });
const teacherOnly = { who: 'teach classes', failures: ['NOT_FOUND'] } as const;

export const classFigureRoutes = {
  'GET /classes/:class/figures': {
    ...teacherOnly,
    summary:
      'Average, spread and change of the class at one assignment, or at its latest twelve, oldest first.',
    params,
    query: z.object({ assignment: z.uuid().optional() }),
    reply: z.array(assignmentFigures),
  },
  'GET /classes/:class/skills': {
    ...teacherOnly,
    summary: 'How every student did at every skill, over the assignments of the class.',
    params,
    reply: classSkills,
  },
} as const satisfies RouteTable;
