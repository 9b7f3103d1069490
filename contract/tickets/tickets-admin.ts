import { languages } from '@bac/exam/item/language.ts';
import { z } from 'zod';
import { listedScore } from '../results/score-range.ts';
import { day, listQuery, listReply, someOf, sortedBy } from '../protocol/list.ts';
import { localText } from '../protocol/local-text.ts';
import type { RouteTable } from '../protocol/route.ts';
import { chosenTicketStates, ticketStates } from './ticket-states.ts';
import { maxFiles, ticketAbout, ticketCard, ticketMessage } from './tickets.ts';
import { ticketPriorities } from './ticket-priorities.ts';
import { ticketCategories } from './ticket-categories.ts';
import { ticketViews } from './ticket-views.ts';

const person = z.object({
  /** Null for a visitor. */
  id: z.uuid().nullable(),
  name: z.string(),
  email: z.string(),
  language: z.enum(languages),
});

const agent = z.object({ id: z.uuid(), name: z.string() });

const queueRow = ticketCard.extend({
  person,
  priority: z.enum(ticketPriorities),
  assignee: agent.nullable(),
  tags: z.array(z.string()),
  /** The next target of the team; null if there is none. */
  dueAt: z.iso.datetime().nullable(),
  /** Minutes of office hours until then; negative if it has passed, never zero. */
  minutesLeft: z.int().nullable(),
});
export type QueueRow = z.infer<typeof queueRow>;

/** One of the two targets: when it is due in office hours, and when it was met. */
const target = z.object({
  dueAt: z.iso.datetime(),
  metAt: z.iso.datetime().nullable(),
  /** Minutes of office hours left when it was met, or now; negative if it was missed. */
  minutesLeft: z.int(),
  /** Minutes of office hours allowed. */
  minutes: z.int(),
});

const wholeTicket = queueRow.extend({
  about: ticketAbout.nullable(),
  messages: z.array(ticketMessage),
  rating: z.int().nullable(),
  ratingComment: z.string().nullable(),
  firstAnswer: target,
  resolution: target,
  mergedInto: z.object({ id: z.uuid(), number: z.int() }).nullable(),
  /** The names of other agents who are writing a reply now. */
  replying: z.array(z.string()),
  revision: z.int(),
});
export type WholeTicket = z.infer<typeof wholeTicket>;

const ticketContext = z.object({
  tickets: z.array(ticketCard),
  attempts: z.array(
    z.object({
      id: z.uuid(),
      test: localText,
      state: z.enum(['running', 'completed', 'abandoned']),
      startedAt: z.iso.datetime(),
      total: listedScore.nullable(),
    }),
  ),
});

/** A text in both languages with a visible character. */
const bothTexts = (longest: number) => {
  const text = z.string().max(longest).regex(/\S/);
  return z.object({ en: text, vi: text });
};

export const cannedReplyInput = z.object({
  name: bothTexts(120),
  category: z.enum(ticketCategories).nullable(),
  /** May contain the placeholders `{{name}}`, `{{number}}`, `{{agent}}`, `{{test}}` and `{{site}}`. */
  body: bothTexts(10_000),
});

const cannedReply = cannedReplyInput.extend({ id: z.uuid(), revision: z.int() });
export type CannedReply = z.infer<typeof cannedReply>;

const params = z.object({ ticket: z.uuid() });
/** The most tags a ticket can have. */
export const maxTags = 20;
const tag = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} _-]{0,39}$/u);

/** A change to one or many tickets at once; absent fields stay unchanged. */
const change = z.object({
  assignee: z.uuid().nullable().optional(),
  priority: z.enum(ticketPriorities).optional(),
  category: z.enum(ticketCategories).optional(),
  state: z.enum(chosenTicketStates).optional(),
  addTags: z.array(tag).max(10).optional(),
  removeTags: z.array(tag).max(10).optional(),
});
export type TicketChange = z.infer<typeof change>;

const ticketFigureWindows = [7, 14, 30] as const;

const dayCount = z.object({ day, count: z.int() });

const figures = z.object({
  opened: z.array(dayCount),
  resolved: z.array(dayCount),
  /** Unfinished tickets, whether the team or the person has to act. */
  open: z.int(),
  overdue: z.int(),
  /** Medians in minutes of office hours; null if there are no values. */
  firstAnswerMinutes: z.number().nullable(),
  resolutionMinutes: z.number().nullable(),
  /** The shares answered and resolved in time. */
  firstAnswerInTime: z.number().nullable(),
  resolutionInTime: z.number().nullable(),
  /** How many gave each rating, from one to five. */
  ratings: z.array(z.int()).length(5),
  /** Counts of the opened tickets. */
  byCategory: z.record(z.enum(ticketCategories), z.int()),
});
export type TicketFigures = z.infer<typeof figures>;

export const ticketAdminRoutes = {
  'GET /admin/tickets': {
    summary: 'The queue, by view and filter, with search in subjects, messages and people.',
    who: 'answer tickets',
    query: z.object({
      ...listQuery,
      view: z.enum(ticketViews).optional(),
      category: someOf(ticketCategories).optional(),
      state: someOf(ticketStates).optional(),
      priority: someOf(ticketPriorities).optional(),
      assignee: z.uuid().optional(),
      person: z.uuid().optional(),
      tag: tag.optional(),
      sort: sortedBy(['due', 'updated', 'created', 'priority']).optional(),
    }),
    /** The counts ignore the filters. A search that matches very many tickets returns 100. */
    reply: listReply(queueRow).extend({
      byView: z.record(z.enum(ticketViews), z.int()),
      /** Counts of the tickets the team has to act on. */
      byCategory: z.record(z.enum(ticketCategories), z.int()),
    }),
  },
  'GET /admin/tickets/:ticket': {
    summary: 'A ticket with everything the team may see.',
    who: 'answer tickets',
    params,
    reply: wholeTicket,
    failures: ['TICKET_NOT_FOUND'],
  },
  'GET /admin/tickets/:ticket/files/:file': {
    summary: 'Download a file of any ticket, as an attachment.',
    who: 'answer tickets',
    params: params.extend({ file: z.uuid() }),
    reply: z.unknown(),
    download: true,
    failures: ['TICKET_NOT_FOUND'],
  },
  'GET /admin/tickets/:ticket/context': {
    summary: 'The person’s other tickets and their attempts.',
    who: 'answer tickets',
    params,
    reply: ticketContext,
    failures: ['TICKET_NOT_FOUND'],
  },
  'GET /admin/tickets/stream': {
    summary:
      'A stream of JSON lines, one for each change of a ticket, with its id and the kind of change.',
    who: 'answer tickets',
    reply: z.unknown(),
    download: true,
  },
  'POST /admin/tickets/:ticket/messages': {
    summary:
      'Answer, or write an internal note. The caller makes the id, so a retry is idempotent.',
    who: 'answer tickets',
    params,
    body: z.object({
      id: z.uuid(),
      kind: z.enum(['reply', 'note']),
      message: z.string().trim().min(1).max(20_000),
      files: z.array(z.uuid()).max(maxFiles),
      /** The new state of the ticket. */
      state: z.enum(['open', 'waiting', 'resolved']).optional(),
      /** The last message the writer had seen; refused if there is a newer one, so that they can confirm. */
      seen: z.uuid().nullable(),
    }),
    reply: wholeTicket,
    failures: [
      'TICKET_NOT_FOUND',
      'TICKET_CLOSED',
      'TICKET_FILE_UNKNOWN',
      'TICKET_ID_TAKEN',
      'CHANGED_MEANWHILE',
    ],
  },
  'POST /admin/tickets/:ticket/replying': {
    summary: 'Typing indicator: sent every few seconds while the agent is writing a reply.',
    who: 'answer tickets',
    params,
    body: z.object({ isReplying: z.boolean() }),
    reply: z.null(),
    failures: ['TICKET_NOT_FOUND'],
    idempotent: true,
  },
  'POST /admin/tickets/changes': {
    summary:
      'Assign, prioritize, tag, resolve or close several tickets; the reply has one outcome per ticket.',
    who: 'answer tickets',
    body: z.object({ tickets: z.array(z.uuid()).min(1).max(200), change }),
    reply: z.array(z.object({ id: z.uuid(), refusal: z.string().nullable() })),
    failures: ['NOT_AN_AGENT'],
  },
  'POST /admin/tickets/assign-round-robin': {
    summary: 'Assign unassigned tickets to the agents, round-robin.',
    who: 'answer tickets',
    body: z.object({ tickets: z.array(z.uuid()).min(1).max(200) }),
    reply: z.array(z.object({ id: z.uuid(), assignee: z.string().nullable() })),
  },
  'POST /admin/tickets/:ticket/merge': {
    summary:
      'Merge a ticket into another one of the same person; its messages move there, and it closes.',
    who: 'answer tickets',
    params,
    body: z.object({ into: z.uuid() }),
    reply: wholeTicket,
    failures: ['TICKET_NOT_FOUND', 'TICKETS_DIFFER'],
  },
  'GET /admin/tickets/agents': {
    summary: 'The agents, with the number of open tickets of each.',
    who: 'answer tickets',
    reply: z.array(agent.extend({ open: z.int() })),
  },
  'GET /admin/tickets/tags': {
    summary: 'The tags in use, the most used first.',
    who: 'answer tickets',
    reply: z.array(z.object({ tag: z.string(), tickets: z.int() })),
  },
  'GET /admin/canned-replies': {
    summary: 'The canned replies.',
    who: 'answer tickets',
    reply: z.array(cannedReply),
  },
  'PUT /admin/canned-replies/:reply': {
    summary: 'Create or change a canned reply.',
    who: 'answer tickets',
    params: z.object({ reply: z.uuid() }),
    /** Revision 0 creates a new one. */
    body: cannedReplyInput.extend({ revision: z.int().min(0) }),
    reply: cannedReply,
    failures: ['CHANGED_MEANWHILE'],
  },
  'DELETE /admin/canned-replies/:reply': {
    summary: 'Delete a canned reply.',
    who: 'answer tickets',
    params: z.object({ reply: z.uuid() }),
    reply: z.null(),
  },
  'GET /admin/tickets/figures': {
    summary: 'Volume, time to the first answer, time to the solution and satisfaction.',
    who: 'answer tickets',
    query: z.object({ days: z.literal(ticketFigureWindows).optional() }),
    reply: figures,
  },
} as const satisfies RouteTable;
