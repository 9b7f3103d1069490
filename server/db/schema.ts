import type { AttemptEvent } from '@bac/exam/attempt/event.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  unique,
  uniqueIndex,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts-schema.ts';
import { bytes, searchWords, time } from './column-types.ts';
import { forms } from './items-schema.ts';

/** Owned by audit. A trigger refuses to change or delete a row, except to forget a person and to erase addresses after 12 months. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: time('at').notNull(),
    /** Not a foreign key, because the log outlives the account. */
    actorId: uuid('actor_id'),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull(),
    requestId: text('request_id'),
    /** The IP address of the request. */
    address: text('address'),
    /** Covers the action, the subject and all details. */
    searchWords: searchWords('search_words').generatedAlwaysAs(
      sql`search_words(action || ' ' || subject || ' ' || detail::text)`,
    ),
  },
  (table) => [
    index('audit_log_search').using('gin', table.searchWords),
    index('audit_log_action').on(table.action, table.id),
    index('audit_log_at').on(table.at),
    index('audit_log_actor').on(table.actorId, table.id),
    index('audit_log_subject').on(table.subject, table.id),
  ],
);

/** Owned by settings: one row for each setting that has been changed. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: time('updated_at').notNull(),
});

export const attemptStates = ['running', 'completed', 'abandoned'] as const;

/** Owned by attempts. The events contain the attempt; this table has the columns that lists and jobs need. */
export const attempts = pgTable(
  'attempts',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    formId: text('form_id')
      .notNull()
      .references(() => forms.id),
    state: text('state', { enum: attemptStates }).notNull(),
    hasTextToSpeech: boolean('has_text_to_speech').notNull(),
    startedAt: time('started_at').notNull(),
    endedAt: time('ended_at'),
    /** When time alone next changes its state, such as a deadline. */
    settlesAt: time('settles_at'),
    /** When an attempt for a class is over, whatever its phase; null in private practice. */
    endsBy: time('ends_by'),
    /** The last heartbeat of its browser without events; events have their own times. */
    lastHeartbeatAt: time('last_heartbeat_at'),
    /** The last stored heartbeat that said that its device had nothing unsent, and that device. */
    deliveredAt: time('delivered_at'),
    deliveredDevice: text('delivered_device'),
    /** When its log was packed; null while the log is in rows. */
    packedAt: time('packed_at'),
  },
  (table) => [
    index('attempts_account').on(table.accountId, table.formId),
    index('attempts_settles_at').on(table.settlesAt),
    index('attempts_ends_by')
      .on(table.endsBy)
      .where(sql`${table.state} = 'running'`),
    index('attempts_started_at').on(table.startedAt),
    index('attempts_state').on(table.state, table.startedAt),
    index('attempts_form').on(table.formId, table.startedAt),
    index('attempts_ended_at').on(table.endedAt),
    index('attempts_unpacked')
      .on(table.endedAt)
      .where(sql`${table.packedAt} is null`),
    // Allows only one attempt in progress per form, even with two tabs.
    uniqueIndex('attempts_running')
      .on(table.accountId, table.formId)
      .where(sql`${table.state} = 'running'`),
  ],
);

/**
 * Owned by attempts. Append-only. It has no foreign key: the append locks the attempt's row in the same statement, and checking
 * the key for every row took half the time of storing it. The trigger `attempts_take_their_log` deletes a log together with
 * its attempt.
 */
export const attemptEvents = pgTable(
  'attempt_events',
  {
    attemptId: uuid('attempt_id').notNull(),
    seq: integer('seq').notNull(),
    /** Epoch milliseconds, as in the domain. */
    at: bigint('at', { mode: 'number' }).notNull(),
    receivedAt: bigint('received_at', { mode: 'number' }).notNull(),
    device: text('device'),
    number: integer('number'),
    event: jsonb('event').$type<AttemptEvent>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.seq] }),
    unique('attempt_events_number').on(table.attemptId, table.device, table.number),
  ],
);

/**
 * Owned by attempts: the log of a finished attempt, packed a day after its end. Later events, from a device that was offline
 * for a long time, are appended as rows again.
 */
export const packedLogs = pgTable('packed_logs', {
  attemptId: uuid('attempt_id')
    .primaryKey()
    .references(() => attempts.id, { onDelete: 'cascade' }),
  lastSeq: integer('last_seq').notNull(),
  items: text('items').array().notNull(),
  log: bytes('log').notNull(),
});
