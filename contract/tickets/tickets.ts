import { languages } from '@bac/exam/item/language.ts';
import { z } from 'zod';
import { emailAddress } from '../accounts/email-address.ts';
import { listQuery, listReply, someOf } from '../protocol/list.ts';
import { localText } from '../protocol/local-text.ts';
import { prose } from '../site/prose.ts';
import { problemReasons } from '../results/problem-reasons.ts';
import type { RouteTable } from '../protocol/route.ts';
import { ticketStates } from './ticket-states.ts';
import { ticketCategories } from './ticket-categories.ts';

/** A message can have five files of ten megabytes each; their type is detected from the bytes. */
export const maxFiles = 5;
export const maxFileBytes = 10 * 1024 * 1024;

/** Markdown, parsed into blocks and never rendered as HTML. */
/** A message at its greatest length, in four bytes a character, and the other fields. */
const messageBodyBytes = 96 * 1024;
const message = z.string().trim().min(1).max(20_000);
const subject = z.string().trim().min(1).max(200);

/** The attempt a ticket is about, and the question if the ticket reports a problem with one. */
export const ticketAbout = z.object({
  attempt: z.uuid(),
  test: localText,
  question: z
    .object({
      /** Both indexes start at 0, as in the attempt. */
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
 * The events of a ticket that the conversation shows. Only the team sees `assigned`, `priority` and `category`.
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
  /** Only the team sees notes. */
  kind: z.enum(['reply', 'note', 'event']),
  from: z.enum(['person', 'team', 'system']),
  /** The display name of the author; null for the system. */
  author: z.string().nullable(),
  isOwn: z.boolean(),
  /** The parsed Markdown; scripts and HTML in it are plain text. */
  blocks: prose,
  event: z.enum(ticketEvents).nullable(),
  /**
   * The details of an event. `assigned`: to (a name); `priority`; `category`; `merged`: the number of the other ticket, and its
   * id as `ticket` if this one was merged into it; `rated`: rating; `rescored`: before, after, and unit `points` or `answers`.
   */
  detail: z.record(z.string(), z.string()).nullable(),
  files: z.array(ticketFile),
  /** It came by email. */
  isMail: z.boolean(),
  /** For the team: the sender of an email that did not come from the person's address; empty if it named none. */
  otherSender: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type TicketMessage = z.infer<typeof ticketMessage>;

export const ticketCard = z.object({
  id: z.uuid(),
  /** The number people use for it. */
  number: z.int(),
  subject: z.string(),
  category: z.enum(ticketCategories),
  state: z.enum(ticketStates),
  /** The beginning of the last message visible to the reader. */
  excerpt: z.string(),
  lastFrom: z.enum(['person', 'team', 'system']),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type TicketCard = z.infer<typeof ticketCard>;

/** A ticket from the person's side: no notes, no priority, no assignee's full name. */
export const ownTicket = ticketCard.extend({
  about: ticketAbout.nullable(),
  messages: z.array(ticketMessage),
  rating: z.int().min(1).max(5).nullable(),
  /** An agent is writing an answer now. */
  isTeamReplying: z.boolean(),
});
export type OwnTicket = z.infer<typeof ownTicket>;

/**
 * One line of a stream. `ready` is sent first and again whenever events may have been missed, so the client refetches. `beat` is
 * a heartbeat every 20 seconds that lets the client detect a dead connection.
 */
export const ticketLine = z.object({
  kind: z.enum(['ready', 'beat', 'changed', 'replying']),
  ticket: z.uuid().optional(),
  /** For `replying`; it expires unless repeated within 8 seconds. */
  isReplying: z.boolean().optional(),
  /** For `replying`: the agent; only the team gets it. */
  agent: z.object({ id: z.uuid(), name: z.string() }).optional(),
});
export type TicketLine = z.infer<typeof ticketLine>;

/** The contact data of a visitor; absent for a signed-in person. */
const visitor = z.object({
  name: z.string().trim().min(1).max(120),
  email: emailAddress,
  language: z.enum(languages),
});

const params = z.object({ ticket: z.uuid() });
/** The secret in the link of a visitor's email, which replaces a session. */
const secret = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
const withSecret = z.object({ secret: secret.optional() });

const fileIds = z.array(z.uuid()).max(maxFiles);

export const ticketRoutes = {
  'GET /tickets': {
    summary:
      'One’s own tickets, the latest first; adopts tickets opened as a visitor with the same verified address.',
    who: 'signed-in',
    query: z.object({ ...listQuery, state: someOf(ticketStates).optional() }),
    reply: listReply(ticketCard),
  },
  'POST /tickets': {
    summary:
      'Open a ticket, signed in or with name and email. The caller makes the id, so a retry is idempotent.',
    who: 'anyone',
    maxBodyBytes: messageBodyBytes,
    body: z.object({
      id: z.uuid(),
      subject,
      category: z.enum(ticketCategories),
      message,
      files: fileIds,
      /** The caller's attempt it is about. */
      attempt: z.uuid().nullable(),
      visitor: visitor.nullable(),
    }),
    /** Visitors get a secret, also when they retry within an hour; the emails contain it too. */
    reply: z.object({ id: z.uuid(), number: z.int(), secret: z.string().nullable() }),
    failures: ['TICKET_FILE_UNKNOWN', 'TICKET_ID_TAKEN', 'CONTACT_MISSING', 'NOT_FOUND'],
  },
  'GET /tickets/:ticket': {
    summary: 'One’s own ticket with its conversation, by session or by the secret from the email.',
    who: 'anyone',
    params,
    query: withSecret,
    reply: ownTicket,
    failures: ['TICKET_NOT_FOUND'],
  },
  'GET /tickets/:ticket/stream': {
    summary: 'A stream of JSON lines, one for each change of the ticket.',
    who: 'anyone',
    params,
    query: withSecret,
    reply: z.unknown(),
    download: true,
    failures: ['TICKET_NOT_FOUND'],
  },
  'POST /tickets/:ticket/messages': {
    summary: 'Reply; reopens a resolved ticket. The caller makes the id, so a retry is idempotent.',
    who: 'anyone',
    params,
    query: withSecret,
    maxBodyBytes: messageBodyBytes,
    body: z.object({ id: z.uuid(), message, files: fileIds }),
    reply: ownTicket,
    failures: ['TICKET_NOT_FOUND', 'TICKET_CLOSED', 'TICKET_FILE_UNKNOWN', 'TICKET_ID_TAKEN'],
  },
  'POST /tickets/:ticket/state': {
    summary: 'Close or reopen one’s own ticket.',
    who: 'anyone',
    params,
    query: withSecret,
    body: z.object({ state: z.enum(['closed', 'open']) }),
    reply: ownTicket,
    failures: ['TICKET_NOT_FOUND', 'TICKET_CLOSED'],
  },
  'POST /tickets/:ticket/rating': {
    summary: 'Rate the answer from one to five.',
    who: 'anyone',
    params,
    query: withSecret,
    body: z.object({ rating: z.int().min(1).max(5), comment: z.string().max(1000) }),
    reply: ownTicket,
    failures: ['TICKET_NOT_FOUND', 'TICKET_CLOSED', 'TICKET_NOT_ANSWERED'],
  },
  'POST /tickets/files': {
    summary: 'Upload a file for a message: a picture, PDF or plain text, detected from its bytes.',
    who: 'anyone',
    query: z.object({ id: z.uuid(), name: z.string().max(200) }),
    upload: { maxBytes: maxFileBytes },
    reply: ticketFile,
    failures: [
      'TOO_LARGE',
      'FILE_NOT_ALLOWED',
      'TICKET_ID_TAKEN',
      'TOO_MANY_FILES',
      'FILE_STORAGE_FULL',
    ],
  },
  'GET /tickets/:ticket/files/:file': {
    summary: 'Download a file of a ticket the caller may read, as an attachment.',
    who: 'anyone',
    params: params.extend({ file: z.uuid() }),
    query: withSecret,
    reply: z.unknown(),
    download: true,
    failures: ['TICKET_NOT_FOUND'],
  },
} as const satisfies RouteTable;
