import { blueprintIds } from '@bac/exam/blueprint/blueprint.ts';
import { responseKinds } from '@bac/exam/item/response-kinds.ts';
import { difficulties } from '@bac/exam/item/difficulties.ts';
import { domains, skills } from '@bac/exam/item/taxonomy.ts';
import { z } from 'zod';
import { listQuery, listReply, someOf, sortedBy } from '../protocol/list.ts';
import type { RouteTable } from '../protocol/route.ts';
import { testPreview } from '../attempts/tests.ts';
import {
  fittingItem,
  formDraftModule,
  place,
  shortage,
  testCard,
  testId,
  testName,
  wholeTest,
} from '../attempts/whole-test.ts';
import { testStates } from '../attempts/test-states.ts';

const params = z.object({ test: z.string().max(80) });
const revised = z.object({ revision: z.int().min(0) });

export const testFormRoutes = {
  'GET /admin/tests': {
    summary: 'Every test, published or being put together; not those made for one student.',
    who: 'manage tests',
    query: z.object({
      ...listQuery,
      state: someOf(testStates).optional(),
      blueprint: someOf(blueprintIds).optional(),
      sort: sortedBy([
        'name',
        'blueprint',
        'state',
        'attempts',
        'reliability',
        'score',
        'updated',
      ]).optional(),
    }),
    reply: listReply(testCard).extend({
      /** Without regard to the filter on state, for the tabs above the table. */
      byState: z.record(z.enum(testStates), z.int()),
    }),
  },
  'GET /admin/tests/next-id': {
    summary: 'An id that is still free for a test of this name.',
    who: 'manage tests',
    query: z.object({ name: z.string().max(120) }),
    reply: z.object({ id: z.string() }),
  },
  'POST /admin/tests': {
    summary: 'Begin a test, empty. A retry finds the one begun.',
    who: 'manage tests',
    body: z.object({ id: testId, blueprint: z.enum(blueprintIds), name: testName }),
    reply: wholeTest,
    failures: ['TEST_ID_TAKEN'],
  },
  'GET /admin/tests/:test': {
    summary: 'One test: its questions, what it is missing, what it can be expected to measure.',
    who: 'manage tests',
    params,
    reply: wholeTest,
    failures: ['TEST_NOT_FOUND'],
  },
  'PUT /admin/tests/:test': {
    summary: 'Save the names and the questions of a test that is being put together.',
    who: 'manage tests',
    params,
    body: revised.extend({ name: testName, modules: z.array(formDraftModule).min(1).max(8) }),
    reply: wholeTest,
    failures: ['TEST_NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  'DELETE /admin/tests/:test': {
    summary: 'Throw away a test that was never published.',
    who: 'manage tests',
    params,
    query: z.object({ revision: z.int() }),
    reply: z.null(),
    failures: ['TEST_NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  'POST /admin/tests/:test/assemble': {
    summary: 'Put questions into a test by its blueprint: anew, or only where places are empty.',
    who: 'manage tests',
    params,
    body: revised.extend({
      /** The same seed and the same bank give the same test. */
      seed: z
        .int()
        .min(0)
        .max(2 ** 31),
      /** Questions that stand in more tests than this are left alone; null for no limit. */
      mostForms: z.int().min(0).max(50).nullable(),
      isOnlyHoles: z.boolean(),
    }),
    reply: z.object({ test: wholeTest, shortages: z.array(shortage) }),
    failures: ['TEST_NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  'GET /admin/tests/:test/fitting': {
    summary: 'Questions that fit one place of a test, the best first.',
    who: 'manage tests',
    params,
    query: z.object({
      ...place,
      part: z.int().min(1).max(2),
      slot: z.int().min(0).max(59),
      search: z.string().max(200).optional(),
      skill: z.enum(skills).optional(),
      difficulty: z.enum(difficulties).optional(),
    }),
    reply: z.object({
      /** What the place asks for. */
      domains: z.array(z.enum(domains)),
      difficulty: z.enum(difficulties).nullable(),
      kind: z.enum(responseKinds).nullable(),
      rows: z.array(fittingItem),
      total: z.int(),
    }),
    failures: ['TEST_NOT_FOUND'],
  },
  'GET /admin/tests/:test/preview': {
    summary:
      'The questions of a test on one route, as a student would meet them; leaves no attempt.',
    who: 'manage tests',
    params,
    query: z.object({ route: z.enum(['lower', 'higher']).default('higher') }),
    reply: testPreview,
    failures: ['TEST_NOT_FOUND'],
  },
  'POST /admin/tests/:test/previewed': {
    summary: 'One route of a test was looked through to its last module.',
    who: 'manage tests',
    params,
    body: z.object({ route: z.enum(['lower', 'higher']), fingerprint: z.string().max(80) }),
    reply: z.null(),
    failures: ['TEST_NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  'POST /admin/tests/:test/publish': {
    summary:
      'Offer a test, at once or from a moment on; an edition takes the place of the older one.',
    who: 'manage tests',
    params,
    body: revised.extend({ opensAt: z.iso.datetime({ offset: true }).nullable() }),
    reply: wholeTest,
    failures: ['TEST_NOT_FOUND', 'CHANGED_MEANWHILE', 'TEST_HAS_FAULTS', 'TEST_ID_TAKEN'],
  },
  'POST /admin/tests/:test/status': {
    summary: 'Archive a published test, offer it again, or change when it opens. Attempts go on.',
    who: 'manage tests',
    params,
    body: z.object({
      status: z.enum(['published', 'archived']),
      /** Absent: as it was. */
      opensAt: z.iso.datetime({ offset: true }).nullable().optional(),
    }),
    reply: wholeTest,
    failures: ['TEST_NOT_FOUND'],
  },
  'POST /admin/tests/:test/edition': {
    summary:
      'Begin a new edition with the latest versions of its questions, or find the one begun.',
    who: 'manage tests',
    params,
    reply: wholeTest,
    failures: ['TEST_NOT_FOUND'],
  },
} as const satisfies RouteTable;
