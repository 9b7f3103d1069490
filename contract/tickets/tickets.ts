import { languages } from '@bac/exam/item/language.ts';
import { z } from 'zod';
import { emailAddress } from '../accounts/email-address.ts';
import { listQuery, listReply, someOf } from '../protocol/list.ts';
import { localWords } from '../protocol/local-words.ts';
import { prose } from '../site/prose.ts';
import { problemReasons } from '../results/problem-reasons.ts';
import type { RouteTable } from '../protocol/route.ts';
import { ticketStates } from './ticket-states.ts';
import { ticketCategories } from './ticket-categories.ts';

/** What may be attached: five files of ten megabytes each, judged by their bytes. */
export const mostFiles = 5;
export const mostFileBytes = 10 * 1024 * 1024;

/** Markdown; shown as text of our own making, never as HTML. */
const message = z.string().trim().min(1).max(20_000);
const subject = z.string().trim().min(1).max(200);

/** The attempt a ticket is about, and the question of it where it began from a report on one. */
export const ticketAbout = z.object({
  attempt: z.uuid(),
  test: localWords,
  question: z
    .object({
      /** Both from nought, as in the attempt. */
      module: z.int(),
      question: z.int(),
      item: z.string(),
      version: z.int(),
      reason: z.enum(problemReasons),
    })
    .nullable(),
});
export type TicketAbout = z.infer<typeof ticketAbout>;

export const ticketFile = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.string(),
  size: z.int(),
});
export type TicketFile = z.infer<typeof ticketFile>;

/**
 * What happened to a ticket, told in the middle of the conversation. Who it was given to, how urgent it is and where it is filed
 * is told to the team alone.
 */
export const ticketEvents = [
  'closed',
  'reopened',
  'resolved',
  'rescored',
  'merged',
  'assigned',
  'priority',
  'category',
  'rated',
] as const;

export const ticketMessage = z.object({
  id: z.uuid(),
  /** A note is for the team and never leaves it. */
  kind: z.enum(['reply', 'note', 'event']),
  from: z.enum(['person', 'team', 'system']),
  /** How the author is called; null for the product itself. */
  author: z.string().nullable(),
  isOwn: z.boolean(),
  /** Markdown as it was written became this: script and HTML are words like any others. */
  blocks: prose,
  event: z.enum(ticketEvents).nullable(),
  /**
   * Of an event. `assigned`: to (a name); `priority`; `category`; `merged`: the other's number, and as `ticket` its id where this
   * is the one that is over; `rated`: rating; `rescored`: before, after, and unit `points` or `answers`.
   */
  detail: z.record(z.string(), z.string()).nullable(),
  files: z.array(ticketFile),
  /** It came by mail. */
  isMail: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type TicketMessage = z.infer<typeof ticketMessage>;

export const ticketCard = z.object({
  id: z.uuid(),
  /** What people call it by. */
  number: z.int(),
  subject: z.string(),
  category: z.enum(ticketCategories),
  state: z.enum(ticketStates),
  /** The beginning of the last message the reader may see. */
  excerpt: z.string(),
  lastFrom: z.enum(['person', 'team', 'system']),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type TicketCard = z.infer<typeof ticketCard>;

/** A ticket as its person sees it: no notes, no priority, no assignee's full name. */
export const ownTicket = ticketCard.extend({
  about: ticketAbout.nullable(),
  messages: z.array(ticketMessage),
  rating: z.int().min(1).max(5).nullable(),
  /** Somebody of the team is writing an answer just now. */
  isAnswered: z.boolean(),
});
export type OwnTicket = z.infer<typeof ownTicket>;

/**
 * One line of a stream. `ready` comes first, and again whenever something may have been missed: ask anew. `beat` comes every 20
 * seconds so that a silent connection is known to be dead.
 */
export const ticketLine = z.object({
  kind: z.enum(['ready', 'beat', 'changed', 'replying']),
  ticket: z.uuid().optional(),
  /** Of `replying`; what is not said again within 8 seconds is over. */
  isReplying: z.boolean().optional(),
  /** Of `replying`, to the team alone: who. */
  agent: z.object({ id: z.uuid(), name: z.string() }).optional(),
});
export type TicketLine = z.infer<typeof ticketLine>;

/** Who a visitor is; a signed-in person need not say it. */
const visitor = z.object({
  name: z.string().trim().min(1).max(120),
  email: emailAddress,
  language: z.enum(languages),
});

const params = z.object({ ticket: z.uuid() });
/** What a visitor's letter carries instead of a session. */
const secret = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
const withSecret = z.object({ secret: secret.optional() });

const fileIds = z.array(z.uuid()).max(mostFiles);

export const ticketRoutes = {
  'GET /tickets': {
    summary:
      'One’s own tickets, the latest first; those of a verified address become the account’s.',
    who: 'signed-in',
    query: z.object({ ...listQuery, state: someOf(ticketStates).optional() }),
    reply: listReply(ticketCard),
  },
  'POST /tickets': {
    summary:
      'Open a ticket, signed in or with name and e-mail. The id is the caller’s: a retry finds it.',
    who: 'anyone',
    body: z.object({
      id: z.uuid(),
      subject,
      category: z.enum(ticketCategories),
      message,
      files: fileIds,
      /** An own attempt it is about. */
      attempt: z.uuid().nullable(),
      visitor: visitor.nullable(),
    }),
    /** The secret is a visitor’s, and told to a retry within an hour too; the letters have it as well. */
    reply: z.object({ id: z.uuid(), number: z.int(), secret: z.string().nullable() }),
    failures: ['TICKET_FILE_UNKNOWN', 'TICKET_ID_TAKEN', 'WHO_ARE_YOU', 'NOT_FOUND'],
  },
  'GET /tickets/:ticket': {
    summary: 'One’s own ticket with its conversation; by session or by the secret of the letter.',
    who: 'anyone',
    params,
    query: withSecret,
    reply: ownTicket,
    failures: ['TICKET_NOT_FOUND'],
  },
  'GET /tickets/:ticket/stream': {
    summary: 'Lines of JSON, one whenever something about the ticket has changed.',
    who: 'anyone',
    params,
    query: withSecret,
    reply: z.unknown(),
    download: true,
    failures: ['TICKET_NOT_FOUND'],
  },
  'POST /tickets/:ticket/messages': {
    summary: 'Reply. The id is the caller’s: a retry finds it. A resolved ticket opens again.',
    who: 'anyone',
    params,
    query: withSecret,
    body: z.object({ id: z.uuid(), message, files: fileIds }),
    reply: ownTicket,
    failures: ['TICKET_NOT_FOUND', 'TICKET_CLOSED', 'TICKET_FILE_UNKNOWN', 'TICKET_ID_TAKEN'],
  },
  'POST /tickets/:ticket/state': {
    summary: 'Close an own ticket, or open it again.',
    who: 'anyone',
    params,
    query: withSecret,
    body: z.object({ state: z.enum(['closed', 'open']) }),
    reply: ownTicket,
    failures: ['TICKET_NOT_FOUND', 'TICKET_CLOSED'],
  },
  'POST /tickets/:ticket/rating': {
    summary: 'Say how the answer was, from one to five.',
    who: 'anyone',
    params,
    query: withSecret,
    body: z.object({ rating: z.int().min(1).max(5), comment: z.string().max(1000) }),
    reply: ownTicket,
    failures: ['TICKET_NOT_FOUND', 'TICKET_CLOSED', 'TICKET_NOT_ANSWERED'],
  },
  'POST /tickets/files': {
    summary:
      'Bring a file that a message will carry; a picture, PDF or plain text, judged by its bytes.',
    who: 'anyone',
    query: z.object({ id: z.uuid(), name: z.string().max(200) }),
    upload: { maxBytes: mostFileBytes },
    reply: ticketFile,
    failures: ['TOO_LARGE', 'FILE_NOT_ALLOWED', 'TICKET_ID_TAKEN'],
  },
  'GET /tickets/:ticket/files/:file': {
    summary: 'A file of a ticket one may read, to be saved, never to be run.',
    who: 'anyone',
    params: params.extend({ file: z.uuid() }),
    query: withSecret,
    reply: z.unknown(),
    download: true,
    failures: ['TICKET_NOT_FOUND'],
  },
} as const satisfies RouteTable;
