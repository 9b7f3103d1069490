import { blueprintIds } from '@bac/exam/blueprint/blueprint.ts';
import { responseKinds } from '@bac/exam/item/response-kinds.ts';
import { difficulties } from '@bac/exam/item/difficulties.ts';
import { domains, skills } from '@bac/exam/item/taxonomy.ts';
import { z } from 'zod';
import { listQuery, listReply, someOf, sortedBy } from '../protocol/list.ts';
import type { RouteTable } from '../protocol/route.ts';
import { testPreview } from '../attempts/tests.ts';
import {
  candidateItem,
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
const revisionBody = z.object({ revision: z.int().min(0) });

export const testFormRoutes = {
  'GET /admin/tests': {
    summary: 'Every test, published or draft, without fresh forms made for one student.',
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
      /** Ignores the state filter, for the tabs above the table. */
      byState: z.record(z.enum(testStates), z.int()),
    }),
  },
  'GET /admin/tests/next-id': {
    summary: 'A free id for a test with this name.',
    who: 'manage tests',
    query: z.object({ name: z.string().max(120) }),
    reply: z.object({ id: z.string() }),
  },
  'POST /admin/tests': {
    summary: 'Create an empty test; idempotent by id.',
    who: 'manage tests',
    body: z.object({ id: testId, blueprint: z.enum(blueprintIds), name: testName }),
    reply: wholeTest,
    failures: ['TEST_ID_TAKEN'],
  },
  'GET /admin/tests/:test': {
    summary: 'One test: its questions, its open checks, and a forecast of what it measures.',
    who: 'manage tests',
    params,
    reply: wholeTest,
    failures: ['TEST_NOT_FOUND'],
  },
  'PUT /admin/tests/:test': {
    summary: 'Save the names and the questions of a draft test.',
    who: 'manage tests',
    params,
    body: revisionBody.extend({ name: testName, modules: z.array(formDraftModule).min(1).max(8) }),
    reply: wholeTest,
    failures: ['TEST_NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  'DELETE /admin/tests/:test': {
    summary: 'Delete a test that was never published.',
    who: 'manage tests',
    params,
    query: z.object({ revision: z.int() }),
    reply: z.null(),
    failures: ['TEST_NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  'POST /admin/tests/:test/assemble': {
    summary: 'Assemble a test by its blueprint: replace all questions, or fill only empty slots.',
    who: 'manage tests',
    params,
    body: revisionBody.extend({
      /** The same seed and the same bank produce the same test. */
      seed: z
        .int()
        .min(0)
        .max(2 ** 31),
      /** Questions that are in more tests than this are not used; null for no limit. */
      maxForms: z.int().min(0).max(50).nullable(),
      isFillOnly: z.boolean(),
    }),
    reply: z.object({ test: wholeTest, shortages: z.array(shortage) }),
    failures: ['TEST_NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  'GET /admin/tests/:test/candidates': {
    summary: 'Questions that fit one slot of a test, the best first.',
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
      /** The requirements of the slot. */
      domains: z.array(z.enum(domains)),
      difficulty: z.enum(difficulties).nullable(),
      kind: z.enum(responseKinds).nullable(),
      rows: z.array(candidateItem),
      total: z.int(),
    }),
    failures: ['TEST_NOT_FOUND'],
  },
  'GET /admin/tests/:test/preview': {
    summary:
      'The questions of a test on one route, as a student would see them; creates no attempt.',
    who: 'manage tests',
    params,
    query: z.object({ route: z.enum(['lower', 'higher']).default('higher') }),
    reply: testPreview,
    failures: ['TEST_NOT_FOUND'],
  },
  'POST /admin/tests/:test/previews': {
    summary: 'Record that the caller previewed one route of a test up to its last module.',
    who: 'manage tests',
    params,
    body: z.object({ route: z.enum(['lower', 'higher']), fingerprint: z.string().max(80) }),
    reply: z.null(),
    failures: ['TEST_NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  'POST /admin/tests/:test/publish': {
    summary: 'Publish a test, now or from a later time; a new edition replaces the older one.',
    who: 'manage tests',
    params,
    body: revisionBody.extend({
      opensAt: z.iso.datetime({ offset: true }).nullable(),
      /** Only classes may take it; absent: the value of the test it replaces, or everybody. */
      isForClasses: z.boolean().optional(),
    }),
    reply: wholeTest,
    failures: ['TEST_NOT_FOUND', 'CHANGED_MEANWHILE', 'TEST_CHECKS_FAIL', 'TEST_ID_TAKEN'],
  },
  'POST /admin/tests/:test/status': {
    summary:
      'Archive or republish a test, change when it opens, or reserve it for classes. Attempts in progress continue.',
    who: 'manage tests',
    params,
    body: z.object({
      status: z.enum(['published', 'archived']),
      /** Absent leaves it unchanged. */
      opensAt: z.iso.datetime({ offset: true }).nullable().optional(),
      /** Absent leaves it unchanged. */
      isForClasses: z.boolean().optional(),
    }),
    reply: wholeTest,
    failures: ['TEST_NOT_FOUND', 'TEST_CHECKS_FAIL'],
  },
  'POST /admin/tests/:test/edition': {
    summary: 'Create a new edition with the latest versions of its questions; idempotent.',
    who: 'manage tests',
    params,
    reply: wholeTest,
    failures: ['TEST_NOT_FOUND'],
  },
} as const satisfies RouteTable;
