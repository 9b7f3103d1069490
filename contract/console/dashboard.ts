import { z } from 'zod';
import { localText } from '../protocol/local-text.ts';
import type { RouteTable } from '../protocol/route.ts';
import { itemFlags } from '../bank/item-flags.ts';

export const dashboardWindows = [7, 14, 30] as const;

/** One count for each day of the window in Vietnam time, oldest first, and the total of the previous window. */
const series = z.object({
  days: z.array(z.object({ day: z.iso.date(), count: z.int() })),
  total: z.int(),
  before: z.int(),
});

export type Series = z.infer<typeof series>;

const dashboard = z.object({
  /** When this was computed; the reply is cached for up to half a minute. */
  at: z.iso.datetime(),
  from: z.iso.date(),
  until: z.iso.date(),
  signUps: series,
  /** Active students; each counts once in the totals. */
  activeStudents: series,
  attemptsStarted: series,
  attemptsCompleted: series,
  /** Estimated totals of full and diagnostic tests completed in the window, in steps of 100, and their median. */
  scores: z.object({
    steps: z.array(z.object({ from: z.int(), count: z.int() })),
    median: z.int().nullable(),
    count: z.int(),
  }),
  /** Questions that students reported in the window, the most reported first. */
  reported: z.object({
    total: z.int(),
    items: z.array(
      z.object({
        item: z.string(),
        version: z.int(),
        reports: z.int(),
        topic: localText,
        /** Share of right answers, from 30 answers on. */
        right: z.number().nullable(),
      }),
    ),
  }),
  /** Items with flagged statistics, the most serious first. */
  flagged: z.object({
    total: z.int(),
    items: z.array(
      z.object({
        item: z.string(),
        flag: z.enum(itemFlags),
        /** The flagged choice, if the flag is about one. */
        choice: z
          .object({ answer: z.string(), share: z.number(), r: z.number().nullable() })
          .nullable(),
        p: z.number(),
        r: z.number().nullable(),
      }),
    ),
  }),
  attemptsInProgress: z.int(),
  /** Support: the numbers of open and overdue tickets, and the five most overdue. */
  tickets: z.object({
    open: z.int(),
    overdue: z.int(),
    mostOverdue: z.array(
      z.object({
        id: z.uuid(),
        number: z.int(),
        subject: z.string(),
        person: z.string(),
        /** Minutes of office hours; negative. */
        minutesLeft: z.int(),
      }),
    ),
    /** The files of all tickets, and the most that they may have together. */
    files: z.object({ bytes: z.number(), quotaBytes: z.number() }),
  }),
});

export type Dashboard = z.infer<typeof dashboard>;

const cohort = z.object({
  /** The Monday of the week in which they registered. */
  week: z.iso.date(),
  people: z.int(),
  /** How many of them were active in the same week, the next week, and so on. */
  active: z.array(z.int()),
});

const analytics = z.object({
  cohorts: z.array(cohort),
  /** From sign-up to the second test: how many people who registered in the window reached each step. */
  funnel: z.array(
    z.object({
      step: z.enum(['registered', 'verified', 'startedTest', 'completedTest', 'completedSecond']),
      people: z.int(),
    }),
  ),
  /** By test, within the window. */
  tests: z.array(
    z.object({
      test: z.string(),
      name: localText,
      started: z.int(),
      completed: z.int(),
      medianMinutes: z.int().nullable(),
      medianScore: z.int().nullable(),
    }),
  ),
});

export type Analytics = z.infer<typeof analytics>;

export const dashboardRoutes = {
  'GET /admin/dashboard': {
    summary: 'Activity of the last 7, 14 or 30 days.',
    who: 'see dashboard',
    query: z.object({ days: z.literal(dashboardWindows).optional() }),
    reply: dashboard,
  },
  'GET /admin/analytics': {
    summary: 'Retention cohorts, the conversion funnel and figures per test.',
    who: 'see dashboard',
    query: z.object({ weeks: z.int().min(4).max(26).optional() }),
    reply: analytics,
  },
} as const satisfies RouteTable;
