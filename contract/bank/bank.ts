import { itemVersion } from '@bac/exam/item/item.ts';
import { responseKinds } from '@bac/exam/item/response-kinds.ts';
import { difficulties } from '@bac/exam/item/difficulties.ts';
import { sections } from '@bac/exam/item/section.ts';
import { studentView } from '@bac/exam/item/student-view.ts';
import { domains, skills } from '@bac/exam/item/taxonomy.ts';
import { z } from 'zod';
import {
  check,
  checked,
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

const revised = z.object({ revision: z.int().min(0) });

export const bankRoutes = {
  'GET /admin/questions': {
    summary: 'The question bank, filtered, sorted and in pages.',
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
      /** Students have said that something is wrong with it. */
      reported: z.boolean().optional(),
      sort: sortedBy(['id', 'skill', 'difficulty', 'answers', 'p', 'r', 'updated']).optional(),
    }),
    reply: listReply(itemCard).extend({
      /** Without regard to the filter on state, for the tabs above the table. */
      byState: z.record(z.enum(itemStates), z.int()),
    }),
  },
  'GET /admin/questions/next-id': {
    summary: 'An id that is still free for a new item of this skill.',
    who: 'write items',
    query: z.object({ skill: z.enum(skills) }),
    reply: z.object({ id: z.string() }),
  },
  'POST /admin/questions/check': {
    summary:
      'What is wrong with an item as it stands, how a student would see it, and what it resembles.',
    who: 'write items',
    body: check,
    reply: checked,
    idempotent: true,
  },
  'POST /admin/questions': {
    summary: 'Begin an item, as a draft. A retry finds the one begun.',
    who: 'write items',
    body: z.object({ id: itemId, content: itemDraftContent }),
    reply: wholeItem,
    failures: ['ITEM_ID_TAKEN'],
  },
  'GET /admin/questions/:item': {
    summary:
      'One item: its latest version, what is being written, its history and where it is used.',
    who: 'write items',
    params,
    reply: wholeItem,
    failures: ['ITEM_NOT_FOUND'],
  },
  'GET /admin/questions/:item/card': {
    summary: 'One item as the list shows it, for a link that opens it there.',
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
      'Save what is being written; the first saving begins a next version. What is published stays.',
    who: 'write items',
    params,
    body: revised.extend({ content: itemDraftContent, note: z.string().max(500) }),
    reply: wholeItem,
    failures: ['ITEM_NOT_FOUND', 'CHANGED_MEANWHILE', 'ITEM_IN_REVIEW'],
  },
  'DELETE /admin/questions/:item/draft': {
    summary: 'Throw away what is being written; an item never published goes with it.',
    who: 'write items',
    params,
    query: z.object({ revision: z.int() }),
    reply: z.null(),
    failures: ['ITEM_NOT_FOUND', 'CHANGED_MEANWHILE', 'ITEM_IN_REVIEW'],
  },
  'POST /admin/questions/:item/submit': {
    summary: 'Hand a draft in for review; it must be without complaints.',
    who: 'write items',
    params,
    body: revised,
    reply: wholeItem,
    failures: ['ITEM_NOT_FOUND', 'CHANGED_MEANWHILE', 'ITEM_HAS_FAULTS'],
  },
  'POST /admin/questions/:item/withdraw': {
    summary: 'Take an own item back from review.',
    who: 'write items',
    params,
    body: revised,
    reply: wholeItem,
    failures: ['ITEM_NOT_FOUND', 'CHANGED_MEANWHILE', 'ITEM_NOT_IN_REVIEW'],
  },
  'POST /admin/questions/:item/approve': {
    summary: 'Publish what is in review as the next version; never one’s own.',
    who: 'approve items',
    params,
    body: revised,
    reply: wholeItem,
    failures: [
      'ITEM_NOT_FOUND',
      'CHANGED_MEANWHILE',
      'ITEM_NOT_IN_REVIEW',
      'OWN_ITEM',
      'ITEM_HAS_FAULTS',
    ],
  },
  'POST /admin/questions/:item/return': {
    summary: 'Send what is in review back to its author, with a comment.',
    who: 'approve items',
    params,
    body: revised.extend({ comment: z.string().min(1).max(2000) }),
    reply: wholeItem,
    failures: ['ITEM_NOT_FOUND', 'CHANGED_MEANWHILE', 'ITEM_NOT_IN_REVIEW'],
  },
  'POST /admin/questions/:item/status': {
    summary: 'Archive an item, or bring it back; tests that hold it keep it.',
    who: 'approve items',
    params,
    body: z.object({ status: z.enum(['published', 'archived']) }),
    reply: wholeItem,
    failures: ['ITEM_NOT_FOUND'],
  },
  'POST /admin/questions/:item/comments': {
    summary: 'Say something about the version being written, or about a part of it.',
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
    summary: 'Mark a comment as dealt with, or open it again.',
    who: 'write items',
    params: z.object({ item: itemId, comment: z.uuid() }),
    body: z.object({ isResolved: z.boolean() }),
    reply: wholeItem,
    failures: ['ITEM_NOT_FOUND'],
  },
  'GET /admin/questions/:item/versions/:version/correction': {
    summary: 'What grading an earlier version by the key of the latest would change.',
    who: 'approve items',
    params: z.object({ item: itemId, version: z.int().positive() }),
    reply: correction,
    failures: ['ITEM_NOT_FOUND', 'KEY_NOT_MENDABLE'],
  },
  'POST /admin/questions/:item/versions/:version/correction': {
    summary:
      'Grade answers to an earlier version by the key of the latest, and score their results again.',
    who: 'approve items',
    params: z.object({ item: itemId, version: z.int().positive() }),
    body: z.object({
      gradedAs: z.int().positive(),
      /** For the team only: it goes to the audit log and to nobody else. */
      reason: z.string().regex(/\S/).max(1000),
      studentNote: studentNote.nullable(),
    }),
    reply: correction,
    failures: ['ITEM_NOT_FOUND', 'KEY_NOT_MENDABLE', 'CHANGED_MEANWHILE'],
  },
} as const satisfies RouteTable;
