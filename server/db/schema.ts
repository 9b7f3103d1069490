import { accountStatuses } from '@bac/contract/accounts.ts';
import { roles } from '@bac/contract/permission.ts';
import {
  bigint,
  customType,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Owned by accounts. */
export const accounts = pgTable('accounts', {
  id: uuid('id').primaryKey(),
  /** Trimmed and in lower case, so that one person cannot register the same address twice. */
  email: text('email').notNull().unique(),
  username: text('username').notNull(),
  fullName: text('full_name').notNull(),
  passwordHash: text('password_hash').notNull(),
  role: text('role', { enum: roles }).notNull(),
  status: text('status', { enum: accountStatuses }).notNull(),
  verifiedAt: time('verified_at'),
  avatar: text('avatar'),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
});

/** Owned by accounts. The token itself is only in the person's browser. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    index('sessions_account').on(table.accountId),
    index('sessions_expiry').on(table.expiresAt),
  ],
);

/** Owned by audit. A trigger refuses to change or delete a row. */
export const auditLog = pgTable('audit_log', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: time('at').notNull(),
  /** Not a foreign key: the log outlives the account. */
  actorId: uuid('actor_id'),
  action: text('action').notNull(),
  subject: text('subject').notNull(),
  detail: jsonb('detail').$type<Record<string, unknown>>().notNull(),
  requestId: text('request_id'),
});

/** Owned by settings: one row for each setting that was ever changed. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: time('updated_at').notNull(),
});

/** Owned by http: the one-time ids of writes already received. */
export const usedUuids = pgTable(
  'used_uuids',
  { uuid: uuid('uuid').primaryKey(), usedAt: time('used_at').notNull() },
  (table) => [index('used_uuids_used_at').on(table.usedAt)],
);
