import { accountStatuses } from '@bac/contract/accounts/account-statuses.ts';
import { roles } from '@bac/contract/protocol/permission.ts';
import {
  levels,
  profileGenders,
  type EditableProfile,
  type Preferences,
} from '@bac/contract/accounts/profile.ts';
import { educationLevels } from '@bac/contract/accounts/registration.ts';
import { languages } from '@bac/exam/item/language.ts';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, searchWords, time } from './column-types.ts';

/** Owned by accounts. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey(),
    /** Trimmed and in lower case, so that one person cannot register the same address twice. */
    email: text('email').notNull().unique(),
    username: text('username').notNull(),
    fullName: text('full_name').notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    /** As the person typed it, digits only; not unique, for siblings share one. */
    phone: text('phone'),
    /** The same in international form, where it is a number of Vietnam. */
    phoneE164: text('phone_e164'),
    dob: date('dob', { mode: 'string' }),
    gender: text('gender', { enum: profileGenders }),
    educationLevel: text('education_level', { enum: educationLevels }),
    province: text('province'),
    district: text('district'),
    ward: text('ward'),
    address: text('address'),
    currentAddress: text('current_address'),
    bio: text('bio'),
    interests: text('interests'),
    goals: text('goals'),
    level: text('level', { enum: levels }),
    goalScore: integer('goal_score'),
    testDate: date('test_date', { mode: 'string' }),
    timezone: text('timezone'),
    language: text('language', { enum: languages }),
    notifications: jsonb('notifications').$type<EditableProfile['notifications']>(),
    /** Only what the person chose; the rest is as the product has it. */
    preferences: jsonb('preferences').$type<Partial<Preferences>>(),
    termsAcceptedAt: time('terms_accepted_at'),
    passwordHash: text('password_hash').notNull(),
    role: text('role', { enum: roles }).notNull(),
    status: text('status', { enum: accountStatuses }).notNull(),
    /** Null where the status holds until somebody changes it. */
    suspendedUntil: time('suspended_until'),
    /** What the person was told when the status last changed. */
    statusReason: text('status_reason'),
    /** For the team only. */
    statusNote: text('status_note'),
    verifiedAt: time('verified_at'),
    lastLoginAt: time('last_login_at'),
    avatar: text('avatar'),
    /** Since when signing in takes two steps; null where the password is enough. */
    secondStepSince: time('second_step_since'),
    /** When the person wants the account gone; null for nearly everybody. */
    deletesAt: time('deletes_at'),
    /** What is left of somebody who went: nobody, to whom their answers belong, so that figures stay right. */
    isForgotten: boolean('is_forgotten').notNull().default(false),
    /** A simulated student of the demo, or what belongs to them. */
    isSimulated: boolean('is_simulated').notNull().default(false),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    /** Name, address and phone as words without accents, kept by the database itself. */
    searchWords: searchWords('search_words').generatedAlwaysAs(
      sql`search_words(full_name || ' ' || email || ' ' || coalesce(phone, ''))`,
    ),
  },
  (table) => [
    index('accounts_search').using('gin', table.searchWords),
    index('accounts_created').on(table.createdAt, table.id),
    index('accounts_last_login').on(
      table.lastLoginAt.desc().nullsLast(),
      table.id.desc().nullsFirst(),
    ),
    index('accounts_status').on(table.status, table.createdAt),
    index('accounts_role').on(table.role, table.createdAt),
    index('accounts_role_status').on(table.role, table.status),
    index('accounts_name').on(sql`fold_accents(full_name)`, table.id),
    index('accounts_suspended_until').on(table.suspendedUntil),
    index('accounts_deletes_at').on(table.deletesAt),
    index('accounts_simulated')
      .on(table.id)
      .where(sql`is_simulated`),
  ],
);

/** Owned by accounts. The token itself is only in the person's browser. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    /** What a list of devices may show: nobody signs in with it. */
    id: uuid('id').notNull().unique().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent'),
    /** Where it was opened from. */
    address: text('address'),
    lastSeenAt: time('last_seen_at'),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    index('sessions_account').on(table.accountId),
    index('sessions_expiry').on(table.expiresAt),
  ],
);

/** Owned by accounts: the one code that is out for an account. */
export const emailCodes = pgTable('email_codes', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  codeHash: bytes('code_hash').notNull(),
  sentAt: time('sent_at').notNull(),
  expiresAt: time('expires_at').notNull(),
  triesLeft: integer('tries_left').notNull(),
});

/** Owned by accounts. As with sessions, the token itself is only in the letter. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('password_resets_account').on(table.accountId)],
);
