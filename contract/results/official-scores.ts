import { z } from 'zod';
import type { RouteTable } from '../protocol/route.ts';
import { officialTests } from './official-tests.ts';

/** Section scores are multiples of 10: 200 to 800 in the SAT, 160 to 760 in the PSAT. */
const section = z.int().min(160).max(800).multipleOf(10);

const officialScore = z.object({
  id: z.uuid(),
  test: z.enum(officialTests),
  takenOn: z.iso.date(),
  rw: z.int(),
  math: z.int(),
});
export type OfficialScore = z.infer<typeof officialScore>;

/** Of estimate minus official score. */
const comparison = z.object({
  bias: z.number(),
  /** The standard deviation of the differences. */
  deviation: z.number(),
});

const concordance = z.object({
  test: z.enum(officialTests),
  /** Students with an official score and an estimate of the ninety days before it. */
  pairs: z.int(),
  /** The figures need this many pairs. */
  needed: z.int(),
  /** Null with fewer pairs. */
  figures: z
    .object({
      total: comparison,
      rw: comparison,
      math: comparison,
      correlation: z.number().nullable(),
      /** The share of official totals within the range of the estimate. */
      covered: z.number(),
      /** Means by band of the estimate; bands with fewer than five pairs are left out. */
      bands: z.array(
        z.object({ from: z.int(), pairs: z.int(), estimate: z.number(), official: z.number() }),
      ),
    })
    .nullable(),
});
export type Concordance = z.infer<typeof concordance>;

const params = z.object({ score: z.uuid() });

export const officialScoreRoutes = {
  'GET /official-scores': {
    summary: 'The caller’s scores of the real test, the latest first.',
    who: 'signed-in',
    reply: z.array(officialScore),
  },
  'PUT /official-scores/:score': {
    summary: 'Enter a score of the real test. Entering it is consent to compare it with estimates.',
    who: 'signed-in',
    params,
    body: z.object({
      test: z.enum(officialTests),
      takenOn: z.iso.date(),
      rw: section,
      math: section,
      consents: z.literal(true),
    }),
    reply: z.array(officialScore),
    failures: ['OFFICIAL_SCORE_UNFIT', 'OFFICIAL_SCORE_TWICE', 'TOO_MANY_OFFICIAL_SCORES'],
  },
  'DELETE /official-scores/:score': {
    summary: 'Delete one of one’s own scores of the real test.',
    who: 'signed-in',
    params,
    reply: z.array(officialScore),
  },
  'GET /admin/concordance': {
    summary: 'How estimates compare with the official scores that students entered.',
    who: 'write items',
    reply: z.array(concordance),
  },
} as const satisfies RouteTable;
