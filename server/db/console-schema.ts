import type { Broadcast, Segment } from '@bac/contract/accounts/notifications.ts';
import { permissions, roles } from '@bac/contract/protocol/permission.ts';
import { chosenPresences } from '@bac/contract/accounts/presences.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts-schema.ts';
import { time } from './column-types.ts';

export type LocalText = Broadcast['title'];

/** Owned by presence: the last heartbeat of a person's page. Written in batches, never during a request. */
export const presence = pgTable('presence', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  seenAt: time('seen_at'),
  isIdle: boolean('is_idle').notNull(),
  chosen: text('chosen', { enum: chosenPresences }),
});

/** Owned by presence: the days, in Vietnam time, on which a person was active. */
export const activityDays = pgTable(
  'activity_days',
  {
    day: date('day', { mode: 'string' }).notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.accountId] }),
    index('activity_days_account').on(table.accountId),
  ],
);

/** Owned by roles: the differences of a role from its default permissions. */
export const roleChanges = pgTable(
  'role_changes',
  {
    role: text('role', { enum: roles }).notNull(),
    permission: text('permission', { enum: permissions }).notNull(),
    isGranted: boolean('is_granted').notNull(),
  },
  (table) => [primaryKey({ columns: [table.role, table.permission] })],
);

/** Owned by notifications: a message to many people. */
export const broadcasts = pgTable('broadcasts', {
  id: uuid('id').primaryKey(),
  segment: jsonb('segment').$type<Segment>().notNull(),
  title: jsonb('title').$type<LocalText>().notNull(),
  text: jsonb('text').$type<LocalText>().notNull(),
  link: text('link'),
  isMailed: boolean('is_mailed').notNull(),
  /** Not a foreign key, because the message outlives the account. */
  authorId: uuid('author_id'),
  createdAt: time('created_at').notNull(),
  /** How many people it was sent to so far; `isDone` once everybody has it. */
  reached: integer('reached').notNull(),
  isDone: boolean('is_done').notNull(),
});

/** Owned by notifications: the entries of a person's inbox. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    broadcastId: uuid('broadcast_id').references(() => broadcasts.id, { onDelete: 'cascade' }),
    title: jsonb('title').$type<LocalText>().notNull(),
    text: jsonb('text').$type<LocalText>().notNull(),
    link: text('link'),
    createdAt: time('created_at').notNull(),
    readAt: time('read_at'),
  },
  (table) => [
    index('notifications_account').on(table.accountId, table.createdAt),
    index('notifications_unread')
      .on(table.accountId)
      .where(sql`${table.readAt} is null`),
    index('notifications_broadcast').on(table.broadcastId),
    index('notifications_broadcast_read')
      .on(table.broadcastId)
      .where(sql`${table.readAt} is not null`),
  ],
);
