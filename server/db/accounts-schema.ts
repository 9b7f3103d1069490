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
    /** Trimmed and in lower case, so that nobody can register the same address twice. */
    email: text('email').notNull().unique(),
    username: text('username').notNull(),
    fullName: text('full_name').notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    /** The digits the person typed; not unique, because siblings may share a phone. */
    phone: text('phone'),
    /** The number in E.164 format, if it is a Vietnamese number. */
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
    /** Only the preferences the person chose; the others have the product's defaults. */
    preferences: jsonb('preferences').$type<Partial<Preferences>>(),
    termsAcceptedAt: time('terms_accepted_at'),
    passwordHash: text('password_hash').notNull(),
    role: text('role', { enum: roles }).notNull(),
    status: text('status', { enum: accountStatuses }).notNull(),
    /** Null if the status holds until somebody changes it. */
    suspendedUntil: time('suspended_until'),
    /** The reason the person was given when the status last changed. */
    statusReason: text('status_reason'),
    /** Only the team sees it. */
    statusNote: text('status_note'),
    verifiedAt: time('verified_at'),
    lastLoginAt: time('last_login_at'),
    avatar: text('avatar'),
    /** Since when sign-in requires two steps; null if the password is sufficient. */
    secondStepSince: time('second_step_since'),
    /** When the account will be deleted at the person's request; null for nearly everybody. */
    deletesAt: time('deletes_at'),
    /** An anonymous account that owns the answers of deleted people, so that statistics stay correct. */
    isForgotten: boolean('is_forgotten').notNull().default(false),
    /** A simulated student of the demo, or an account that belongs to one. */
    isSimulated: boolean('is_simulated').notNull().default(false),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    /** Name, email address and phone as search words without accents; a generated column. */
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
    /** The public id for lists of devices; it does not allow signing in. */
    id: uuid('id').notNull().unique().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent'),
    /** The IP address that opened it. */
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

/** Owned by accounts: the current verification code of an account. */
export const emailCodes = pgTable('email_codes', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  codeHash: bytes('code_hash').notNull(),
  sentAt: time('sent_at').notNull(),
  expiresAt: time('expires_at').notNull(),
  triesLeft: integer('tries_left').notNull(),
});

/** Owned by accounts. As with sessions, only the hash is stored; the token itself is in the email. */
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
