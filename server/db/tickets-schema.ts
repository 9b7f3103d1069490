import { ticketEvents, type TicketAbout } from '@bac/contract/tickets/tickets.ts';
import { ticketPriorities } from '@bac/contract/tickets/ticket-priorities.ts';
import { ticketCategories } from '@bac/contract/tickets/ticket-categories.ts';
import { ticketStates } from '@bac/contract/tickets/ticket-states.ts';
import { languages } from '@bac/exam/item/language.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts-schema.ts';
import { bytes, searchWords, time } from './column-types.ts';

/** Everything here is owned by tickets. */

const sides = ['person', 'team', 'system'] as const;

export const tickets = pgTable(
  'tickets',
  {
    id: uuid('id').primaryKey(),
    /** The number people use for it. */
    number: bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Null for a visitor, until an account with their verified address adopts it. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** The name and email address at the time it was opened. */
    personName: text('person_name').notNull(),
    personEmail: text('person_email').notNull(),
    language: text('language', { enum: languages }).notNull(),
    /** Authenticates the links in a visitor's emails; the reply addresses are derived from it. */
    secret: bytes('secret').notNull(),
    subject: text('subject').notNull(),
    category: text('category', { enum: ticketCategories }).notNull(),
    state: text('state', { enum: ticketStates }).notNull(),
    priority: text('priority', { enum: ticketPriorities }).notNull(),
    /** Not a foreign key, because the assignment outlives the agent's account. */
    assigneeId: uuid('assignee_id'),
    assignedAt: time('assigned_at'),
    tags: text('tags').array().notNull(),
    about: jsonb('about').$type<TicketAbout>(),
    mergedInto: uuid('merged_into'),
    rating: integer('rating'),
    ratingComment: text('rating_comment'),
    /** The beginning of the last message that is not a note, and its sender. */
    excerpt: text('excerpt').notNull(),
    lastFrom: text('last_from', { enum: sides }).notNull(),
    /** Both targets are in office hours of Vietnam, computed when it is opened and when the priority changes. */
    firstAnswerDueAt: time('first_answer_due_at').notNull(),
    resolutionDueAt: time('resolution_due_at').notNull(),
    firstAnswerAt: time('first_answer_at'),
    resolvedAt: time('resolved_at'),
    /** Since when the team waits for the person: the targets are paused. */
    pausedAt: time('paused_at'),
    /** The next target that is not met; null while the ticket waits for the person or is finished. */
    dueAt: time('due_at'),
    revision: integer('revision').notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    searchWords: searchWords('search_words').generatedAlwaysAs(
      sql`search_words(number::text || ' ' || subject || ' ' || person_name || ' ' || person_email)`,
    ),
  },
  (table) => [
    uniqueIndex('tickets_number').on(table.number),
    index('tickets_account').on(table.accountId, table.updatedAt),
    index('tickets_adoptable')
      .on(table.personEmail)
      .where(sql`${table.accountId} is null`),
    // The following indexes match the sort orders of the queue exactly.
    index('tickets_attempt')
      .on(sql`(${table.about} ->> 'attempt')`)
      .where(sql`${table.about} is not null`),
    index('tickets_due').on(
      table.dueAt.asc().nullsLast(),
      table.updatedAt.desc().nullsFirst(),
      table.id,
    ),
    index('tickets_due_last').on(
      table.dueAt.desc().nullsLast(),
      table.updatedAt.desc().nullsFirst(),
      table.id,
    ),
    index('tickets_priority').on(
      sql`array_position('{low,normal,high,urgent}'::text[], ${table.priority})`,
      table.updatedAt,
      table.id,
    ),
    // The columns that views and filters count by, so that whole tickets need not be read; first for the few unfinished ones.
    index('tickets_unfinished')
      .on(table.state, table.dueAt, table.assigneeId, table.category)
      .where(sql`${table.state} in ('new', 'open', 'waiting')`),
    index('tickets_counted').on(table.state, table.category, table.priority, table.assigneeId),
    index('tickets_assigned').on(table.assigneeId, table.assignedAt),
    index('tickets_person').on(sql`lower(${table.personEmail})`, table.updatedAt),
    index('tickets_resolved').on(table.resolvedAt),
    index('tickets_first_answer').on(table.firstAnswerAt),
    index('tickets_state').on(table.state, table.updatedAt),
    index('tickets_updated').on(table.updatedAt, table.id),
    index('tickets_created').on(table.createdAt),
    index('tickets_assignee')
      .on(table.assigneeId, table.dueAt)
      .where(sql`${table.state} in ('new', 'open', 'waiting')`),
    index('tickets_category').on(table.category, table.state, table.updatedAt),
    index('tickets_tags').using('gin', table.tags),
    index('tickets_search').using('gin', table.searchWords),
  ],
);

export const ticketMessages = pgTable(
  'ticket_messages',
  {
    /** Made by the author's client, so that a retry is idempotent. */
    id: uuid('id').primaryKey(),
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['reply', 'note', 'event'] }).notNull(),
    from: text('from_side', { enum: sides }).notNull(),
    /** Not a foreign key, because the conversation outlives the account. */
    authorId: uuid('author_id'),
    authorName: text('author_name'),
    body: text('body').notNull(),
    event: text('event', { enum: ticketEvents }),
    detail: jsonb('detail').$type<Record<string, string>>(),
    isMail: boolean('is_mail').notNull(),
    /** The message id of the received email, so that the same email is stored once. */
    mailId: text('mail_id'),
    /** The address that the received email names as its sender, which may be anybody’s; empty if it names none. */
    mailFrom: text('mail_from'),
    createdAt: time('created_at').notNull(),
    searchWords: searchWords('search_words').generatedAlwaysAs(sql`search_words(body)`),
  },
  (table) => [
    index('ticket_messages_ticket').on(table.ticketId, table.createdAt),
    uniqueIndex('ticket_messages_mail').on(table.mailId),
    index('ticket_messages_rated')
      .on(table.createdAt)
      .where(sql`${table.event} = 'rated'`),
    index('ticket_messages_search').using('gin', table.searchWords),
  ],
);

/** Uploaded before the message they belong to; deleted after a day without a message. */
export const ticketFiles = pgTable(
  'ticket_files',
  {
    id: uuid('id').primaryKey(),
    ticketId: uuid('ticket_id').references(() => tickets.id, { onDelete: 'cascade' }),
    messageId: uuid('message_id').references(() => ticketMessages.id, { onDelete: 'cascade' }),
    /** The uploader: an account, or the hash of a visitor's network. */
    uploadedBy: text('uploaded_by').notNull(),
    /** The hash of the uploader's network, for the daily limit; null for a file that came by email. */
    network: text('network'),
    name: text('name').notNull(),
    type: text('type').notNull(),
    size: integer('size').notNull(),
    /** The name in the file store. */
    storedName: text('stored_name').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('ticket_files_message').on(table.messageId),
    index('ticket_files_ticket').on(table.ticketId),
    index('ticket_files_uploaded_by').on(table.uploadedBy, table.createdAt),
    index('ticket_files_network').on(table.network, table.createdAt),
    index('ticket_files_unattached')
      .on(table.createdAt)
      .where(sql`${table.messageId} is null`),
  ],
);

/** Which agents are writing in which ticket; rows older than a few seconds have expired. */
export const ticketReplying = pgTable(
  'ticket_replying',
  {
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    at: time('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ticketId, table.accountId] })],
);

export const cannedReplies = pgTable('canned_replies', {
  id: uuid('id').primaryKey(),
  name: jsonb('name').$type<LocalText>().notNull(),
  category: text('category', { enum: ticketCategories }),
  body: jsonb('body').$type<LocalText>().notNull(),
  revision: integer('revision').notNull(),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
  /** Soft delete, so that a deleted seed reply is not seeded again. */
  deletedAt: time('deleted_at'),
});
