import { languages } from '@bac/exam/item/language.ts';
import { z } from 'zod';
import { day, listQuery, listReply, someOf, sortedBy } from '../protocol/list.ts';
import { localWords } from '../protocol/local-words.ts';
import type { RouteTable } from '../protocol/route.ts';
import { chosenTicketStates, ticketStates } from './ticket-states.ts';
import { mostFiles, ticketAbout, ticketCard, ticketMessage } from './tickets.ts';
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
  /** The next moment the team owes something; null where nothing is owed. */
  dueAt: z.iso.datetime().nullable(),
  /** Until then, in office hours; below nought where it has passed, and never nought. */
  minutesLeft: z.int().nullable(),
});
export type QueueRow = z.infer<typeof queueRow>;

/** One clock of the two that run: when it ends in office hours, when it was met. */
const target = z.object({
  dueAt: z.iso.datetime(),
  metAt: z.iso.datetime().nullable(),
  /** Minutes of office hours left when it was met, or now; below nought where it was missed. */
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
  /** Who else is writing here just now. */
  replying: z.array(z.string()),
  revision: z.int(),
});
export type WholeTicket = z.infer<typeof wholeTicket>;

const ticketContext = z.object({
  tickets: z.array(ticketCard),
  attempts: z.array(
    z.object({
      id: z.uuid(),
      test: localWords,
      state: z.enum(['running', 'completed', 'abandoned']),
      startedAt: z.iso.datetime(),
      total: z.int().nullable(),
    }),
  ),
});

/** More than space, in both languages. */
const bothWords = (longest: number) => {
  const words = z.string().max(longest).regex(/\S/);
  return z.object({ en: words, vi: words });
};

export const cannedWords = z.object({
  name: bothWords(120),
  category: z.enum(ticketCategories).nullable(),
  /** With `{{name}}`, `{{number}}`, `{{agent}}`, `{{test}}`, `{{site}}` to be filled in. */
  body: bothWords(10_000),
});

const cannedReply = cannedWords.extend({ id: z.uuid(), revision: z.int() });
export type CannedReply = z.infer<typeof cannedReply>;

const params = z.object({ ticket: z.uuid() });
/** What one ticket can carry. */
export const mostTags = 20;
const tag = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} _-]{0,39}$/u);

/** Everything but the words, one or many tickets at once; what is absent stays. */
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
  /** Not over yet, whosever turn it is. */
  open: z.int(),
  overdue: z.int(),
  /** Medians, in minutes of office hours; null where there is none. */
  firstAnswerMinutes: z.number().nullable(),
  resolutionMinutes: z.number().nullable(),
  /** Shares answered and resolved in time. */
  firstAnswerInTime: z.number().nullable(),
  resolutionInTime: z.number().nullable(),
  /** How many gave each rating, from one to five. */
  ratings: z.array(z.int()).length(5),
  /** Of those that were opened. */
  byCategory: z.record(z.enum(ticketCategories), z.int()),
});
export type TicketFigures = z.infer<typeof figures>;

export const ticketAdminRoutes = {
  'GET /admin/tickets': {
    summary: 'The queue, by view, filter and search in subjects, messages and people.',
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
    /** The counts are of the whole desk, whatever was asked for; of words that very many have, 100 are told. */
    reply: listReply(queueRow).extend({
      byView: z.record(z.enum(ticketViews), z.int()),
      /** Of those that are the team’s turn. */
      byCategory: z.record(z.enum(ticketCategories), z.int()),
    }),
  },
  'GET /admin/tickets/:ticket': {
    summary: 'A ticket with everything the team knows of it.',
    who: 'answer tickets',
    params,
    reply: wholeTicket,
    failures: ['TICKET_NOT_FOUND'],
  },
  'GET /admin/tickets/:ticket/files/:file': {
    summary: 'A file of any ticket, to be saved, never to be run.',
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
      'Lines of JSON, one whenever a ticket has changed: which one, and what kind of change.',
    who: 'answer tickets',
    reply: z.unknown(),
    download: true,
  },
  'POST /admin/tickets/:ticket/messages': {
    summary: 'Answer, or write a note for the team. The id is the caller’s: a retry finds it.',
    who: 'answer tickets',
    params,
    body: z.object({
      id: z.uuid(),
      kind: z.enum(['reply', 'note']),
      message: z.string().trim().min(1).max(20_000),
      files: z.array(z.uuid()).max(mostFiles),
      /** What the ticket becomes with it. */
      state: z.enum(['open', 'waiting', 'resolved']).optional(),
      /** The last message the writer had seen: where a newer one came, they are asked before it goes out. */
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
    summary: 'Say that one is writing here, every few seconds while it is so.',
    who: 'answer tickets',
    params,
    body: z.object({ isReplying: z.boolean() }),
    reply: z.null(),
    failures: ['TICKET_NOT_FOUND'],
    idempotent: true,
  },
  'POST /admin/tickets/changes': {
    summary: 'Assign, prioritise, tag, resolve or close some tickets; tells what became of each.',
    who: 'answer tickets',
    body: z.object({ tickets: z.array(z.uuid()).min(1).max(200), change }),
    reply: z.array(z.object({ id: z.uuid(), refusal: z.string().nullable() })),
    failures: ['NOT_ON_THE_TEAM'],
  },
  'POST /admin/tickets/assign-round': {
    summary: 'Deal out tickets nobody has, one to each of the team in turn.',
    who: 'answer tickets',
    body: z.object({ tickets: z.array(z.uuid()).min(1).max(200) }),
    reply: z.array(z.object({ id: z.uuid(), assignee: z.string().nullable() })),
  },
  'POST /admin/tickets/:ticket/merge': {
    summary: 'Join a ticket to another of the same person; its words go over, and it closes.',
    who: 'answer tickets',
    params,
    body: z.object({ into: z.uuid() }),
    reply: wholeTicket,
    failures: ['TICKET_NOT_FOUND', 'TICKETS_DIFFER'],
  },
  'GET /admin/tickets/agents': {
    summary: 'Who may answer tickets, with how many each has open.',
    who: 'answer tickets',
    reply: z.array(agent.extend({ open: z.int() })),
  },
  'GET /admin/tickets/tags': {
    summary: 'Tags in use, the most used first.',
    who: 'answer tickets',
    reply: z.array(z.object({ tag: z.string(), tickets: z.int() })),
  },
  'GET /admin/canned-replies': {
    summary: 'Answers kept for use again.',
    who: 'answer tickets',
    reply: z.array(cannedReply),
  },
  'PUT /admin/canned-replies/:reply': {
    summary: 'Keep an answer for use again, new or changed.',
    who: 'answer tickets',
    params: z.object({ reply: z.uuid() }),
    /** Revision nought is one that is not there yet. */
    body: cannedWords.extend({ revision: z.int().min(0) }),
    reply: cannedReply,
    failures: ['CHANGED_MEANWHILE'],
  },
  'DELETE /admin/canned-replies/:reply': {
    summary: 'Keep an answer no longer.',
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
