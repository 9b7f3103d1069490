import type { AttemptEvent } from '@bac/exam/attempt/event.ts';
import { blueprintIds } from '@bac/exam/blueprint/blueprint.ts';
import type { Form } from '@bac/exam/blueprint/form.ts';
import { difficulties, itemStatuses, type ItemVersion } from '@bac/exam/item/item.ts';
import { languages } from '@bac/exam/item/language.ts';
import type { Section } from '@bac/exam/item/section.ts';
import { skills } from '@bac/exam/item/taxonomy.ts';
import { accountStatuses } from '@bac/contract/accounts.ts';
import { roles } from '@bac/contract/permission.ts';
import {
  levels,
  profileGenders,
  type EditableProfile,
  type Preferences,
} from '@bac/contract/profile.ts';
import { educationLevels } from '@bac/contract/registration.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  unique,
  uniqueIndex,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const searchWords = customType<{ data: string }>({ dataType: () => 'tsvector' });
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

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

/** Owned by audit. A trigger refuses to change or delete a row. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: time('at').notNull(),
    /** Not a foreign key: the log outlives the account. */
    actorId: uuid('actor_id'),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull(),
    requestId: text('request_id'),
    /** From where it was asked. */
    address: text('address'),
  },
  (table) => [
    index('audit_log_action').on(table.action, table.id),
    index('audit_log_at').on(table.at),
    index('audit_log_actor').on(table.actorId, table.id),
    index('audit_log_subject').on(table.subject, table.id),
  ],
);

/** Owned by settings: one row for each setting that was ever changed. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: time('updated_at').notNull(),
});

/** Owned by bank: a question, whatever its wording. */
export const items = pgTable('items', {
  id: text('id').primaryKey(),
  /** The latest one. */
  version: integer('version').notNull(),
  status: text('status', { enum: itemStatuses }).notNull(),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
});

/** Owned by bank. Never changed: an attempt refers to the very words it was asked in. */
export const itemVersions = pgTable(
  'item_versions',
  {
    itemId: text('item_id')
      .notNull()
      .references(() => items.id),
    version: integer('version').notNull(),
    skill: text('skill', { enum: skills }).notNull(),
    difficulty: text('difficulty', { enum: difficulties }).notNull(),
    content: jsonb('content').$type<ItemVersion>().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.version] }),
    index('item_versions_skill').on(table.skill),
  ],
);

/** What scaling needs of a section of a form, reckoned once when the form is stored. */
export type FormScaling = Partial<Record<Section, { reliability: number; cut: number | null }>>;

/** Owned by bank: an assembled test. */
export const forms = pgTable('forms', {
  id: text('id').primaryKey(),
  blueprint: text('blueprint', { enum: blueprintIds }).notNull(),
  status: text('status', { enum: itemStatuses }).notNull(),
  content: jsonb('content').$type<Form>().notNull(),
  scaling: jsonb('scaling').$type<FormScaling>().notNull(),
  /** Made for one person from questions new to them; null for what everybody is offered. */
  accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
});

/** Owned by bank: which states of the founding bank's files have been loaded. */
export const foundingLoads = pgTable('founding_loads', {
  hash: text('hash').primaryKey(),
  loadedAt: time('loaded_at').notNull(),
});

export const attemptStates = ['running', 'completed', 'abandoned'] as const;

/** Owned by attempts. What it amounts to is in its events; here is what lists and jobs ask for. */
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
    /** When the clock alone will next change something, if nobody comes before. */
    settlesAt: time('settles_at'),
  },
  (table) => [
    index('attempts_account').on(table.accountId, table.formId),
    index('attempts_settles_at').on(table.settlesAt),
    index('attempts_started_at').on(table.startedAt),
    index('attempts_ended_at').on(table.endedAt),
    // One attempt of a form at a time, whatever two tabs do.
    uniqueIndex('attempts_running')
      .on(table.accountId, table.formId)
      .where(sql`${table.state} = 'running'`),
  ],
);

/** Owned by attempts. Appended to, never changed. */
export const attemptEvents = pgTable(
  'attempt_events',
  {
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    /** Epoch milliseconds, as the domain reckons. */
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
