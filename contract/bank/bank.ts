import { itemVersion } from '@bac/exam/item/item.ts';
import { responseKinds } from '@bac/exam/item/response-kinds.ts';
import { difficulties } from '@bac/exam/item/difficulties.ts';
import { sections } from '@bac/exam/item/section.ts';
import { studentView } from '@bac/exam/item/student-view.ts';
import { domains, skills } from '@bac/exam/item/taxonomy.ts';
import { z } from 'zod';
import {
  checkRequest,
  checkResult,
  correction,
  studentNote,
  itemCard,
  itemDraftContent,
  itemId,
  wholeItem,
} from './bank-items.ts';
import { itemStates } from './item-states.ts';
import { formulas } from './formulas.ts';
import { listQuery, listReply, someOf, sortedBy } from '../protocol/list.ts';
import type { RouteTable } from '../protocol/route.ts';
import { placeStatistics } from './statistics.ts';
import { itemFlags } from './item-flags.ts';

const params = z.object({ item: itemId });

const revisionBody = z.object({ revision: z.int().min(0) });

export const bankRoutes = {
  'GET /admin/questions': {
    summary: 'The question bank, filtered, sorted and paginated.',
    who: 'write items',
    query: z.object({
      ...listQuery,
      section: someOf(sections).optional(),
      domain: someOf(domains).optional(),
      skill: z.string().max(1000).optional(),
      type: z.string().max(60).optional(),
      difficulty: someOf(difficulties).optional(),
      kind: someOf(responseKinds).optional(),
      status: someOf(itemStates).optional(),
      flagged: z.boolean().optional(),
      flag: someOf(itemFlags).optional(),
      gaps: z.boolean().optional(),
      /** Students have reported a problem with it. */
      reported: z.boolean().optional(),
      sort: sortedBy(['id', 'skill', 'difficulty', 'answers', 'p', 'r', 'updated']).optional(),
    }),
    reply: listReply(itemCard).extend({
      /** Ignores the state filter, for the tabs above the table. */
      byState: z.record(z.enum(itemStates), z.int()),
    }),
  },
  'GET /admin/questions/next-id': {
    summary: 'A free id for a new item of this skill.',
    who: 'write items',
    query: z.object({ skill: z.enum(skills) }),
    reply: z.object({ id: z.string() }),
  },
  'POST /admin/questions/check': {
    summary: 'Check an item draft: its problems, how a student would see it, and similar items.',
    who: 'write items',
    body: checkRequest,
    reply: checkResult,
    idempotent: true,
  },
  'POST /admin/questions': {
    summary: 'Create an item as a draft; idempotent by id.',
    who: 'write items',
    body: z.object({ id: itemId, content: itemDraftContent }),
    reply: wholeItem,
    failures: ['ITEM_ID_TAKEN'],
  },
  'GET /admin/questions/:item': {
    summary: 'One item: its latest version, its draft, its history and the tests that use it.',
    who: 'write items',
    params,
    reply: wholeItem,
    failures: ['ITEM_NOT_FOUND'],
  },
  'GET /admin/questions/:item/card': {
    summary: 'One item as the list shows it, for a link that opens it in the list.',
    who: 'write items',
    params,
    reply: itemCard,
    failures: ['ITEM_NOT_FOUND'],
  },
  'GET /admin/questions/:item/versions/:version': {
    summary: 'One version in full, with its statistics at each place.',
    who: 'write items',
    params: z.object({ item: itemId, version: z.int().positive() }),
    reply: z.object({
      content: itemVersion,
      view: studentView,
      formulas,
      statistics: z.array(placeStatistics),
    }),
    failures: ['ITEM_NOT_FOUND'],
  },
  'PUT /admin/questions/:item/draft': {
    summary:
      'Save the draft; the first save starts the next version. The published version stays unchanged.',
    who: 'write items',
    params,
    body: revisionBody.extend({ content: itemDraftContent, note: z.string().max(500) }),
    reply: wholeItem,
    failures: ['ITEM_NOT_FOUND', 'CHANGED_MEANWHILE', 'ITEM_IN_REVIEW'],
  },
  'DELETE /admin/questions/:item/draft': {
    summary: 'Discard the draft; an item that was never published is deleted with it.',
    who: 'write items',
    params,
    query: z.object({ revision: z.int() }),
    reply: z.null(),
    failures: ['ITEM_NOT_FOUND', 'CHANGED_MEANWHILE', 'ITEM_IN_REVIEW'],
  },
  'POST /admin/questions/:item/submit': {
    summary: 'Submit a draft for review; it must have no complaints.',
    who: 'write items',
    params,
    body: revisionBody,
    reply: wholeItem,
    failures: ['ITEM_NOT_FOUND', 'CHANGED_MEANWHILE', 'ITEM_CHECKS_FAIL'],
  },
  'POST /admin/questions/:item/withdraw': {
    summary: 'Withdraw one’s own item from review.',
    who: 'write items',
    params,
    body: revisionBody,
    reply: wholeItem,
    failures: ['ITEM_NOT_FOUND', 'CHANGED_MEANWHILE', 'ITEM_NOT_IN_REVIEW'],
  },
  'POST /admin/questions/:item/approve': {
    summary: 'Publish the reviewed draft as the next version; authors cannot approve their own.',
    who: 'approve items',
    params,
    body: revisionBody,
    reply: wholeItem,
    failures: [
      'ITEM_NOT_FOUND',
      'CHANGED_MEANWHILE',
      'ITEM_NOT_IN_REVIEW',
      'OWN_ITEM',
      'ITEM_CHECKS_FAIL',
      'SAMPLE_IN_TEST',
    ],
  },
  'POST /admin/questions/:item/return': {
    summary: 'Return the reviewed draft to its author with a comment.',
    who: 'approve items',
    params,
    body: revisionBody.extend({ comment: z.string().min(1).max(2000) }),
    reply: wholeItem,
    failures: ['ITEM_NOT_FOUND', 'CHANGED_MEANWHILE', 'ITEM_NOT_IN_REVIEW'],
  },
  'POST /admin/questions/:item/status': {
    summary: 'Archive or restore an item; tests that contain it keep it.',
    who: 'approve items',
    params,
    body: z.object({ status: z.enum(['published', 'archived']) }),
    reply: wholeItem,
    failures: ['ITEM_NOT_FOUND'],
  },
  'POST /admin/questions/:item/comments': {
    summary: 'Comment on the draft or on one of its fields.',
    who: 'write items',
    params,
    body: z.object({
      id: z.uuid(),
      field: z.string().max(80).nullable(),
      body: z.string().min(1).max(2000),
    }),
    reply: wholeItem,
    failures: ['ITEM_NOT_FOUND'],
  },
  'POST /admin/questions/:item/comments/:comment/resolve': {
    summary: 'Resolve a comment, or reopen it.',
    who: 'write items',
    params: z.object({ item: itemId, comment: z.uuid() }),
    body: z.object({ isResolved: z.boolean() }),
    reply: wholeItem,
    failures: ['ITEM_NOT_FOUND'],
  },
  'GET /admin/questions/:item/versions/:version/correction': {
    summary: 'Preview the effects of grading an earlier version by the key of the latest.',
    who: 'approve items',
    params: z.object({ item: itemId, version: z.int().positive() }),
    reply: correction,
    failures: ['ITEM_NOT_FOUND', 'KEY_NOT_CORRECTABLE'],
  },
  'POST /admin/questions/:item/versions/:version/drop': {
    summary: 'Drop a version of a question from scoring, and rescore the results without it.',
    who: 'approve items',
    params: z.object({ item: itemId, version: z.int().positive() }),
    body: z.object({
      /** Only recorded in the audit log. */
      reason: z.string().regex(/\S/).max(1000),
      studentNote: studentNote.nullable(),
    }),
    reply: wholeItem,
    failures: ['ITEM_NOT_FOUND', 'ITEM_DROPPED'],
  },
  'POST /admin/questions/:item/versions/:version/correction': {
    summary:
      'Correct a key: grade answers to an earlier version by the key of the latest, and rescore the results.',
    who: 'approve items',
    params: z.object({ item: itemId, version: z.int().positive() }),
    body: z.object({
      gradedAs: z.int().positive(),
      /** Only recorded in the audit log. */
      reason: z.string().regex(/\S/).max(1000),
      studentNote: studentNote.nullable(),
    }),
    reply: correction,
    failures: ['ITEM_NOT_FOUND', 'KEY_NOT_CORRECTABLE', 'CHANGED_MEANWHILE'],
  },
} as const satisfies RouteTable;
