import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts-schema.ts';
import { bytes, time } from './column-types.ts';

const ofAccount = () =>
  uuid('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** Owned by accounts: the authenticator app of an account, sealed with the server's own key. */
export const totpSecrets = pgTable('totp_secrets', {
  accountId: ofAccount().primaryKey(),
  /** Null until a first code has shown that an app has it. */
  sealed: bytes('sealed'),
  confirmedAt: time('confirmed_at'),
  /** The last half minute whose code was used: no code works twice. */
  lastStep: integer('last_step'),
  /** The secret that is to take its place, so that the app in use goes on until the new one has shown a code. */
  nextSealed: bytes('next_sealed'),
  nextAt: time('next_at'),
});

/** Owned by accounts. Each works once; only hashes are kept. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    codeHash: bytes('code_hash').primaryKey(),
    accountId: ofAccount(),
    createdAt: time('created_at').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [index('recovery_codes_account').on(table.accountId)],
);

/** Owned by accounts: what a browser or a key made, by its public half. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    accountId: ofAccount(),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: bytes('public_key').notNull(),
    /** How often it was used, where it counts: a smaller number than before means a copy. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    createdAt: time('created_at').notNull(),
    lastUsedAt: time('last_used_at'),
  },
  (table) => [index('passkeys_account').on(table.accountId)],
);

/** Owned by accounts: a sign-in whose password was right and whose second step is awaited. */
export const signInSteps = pgTable(
  'sign_in_steps',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    accountId: ofAccount(),
    triesLeft: integer('tries_left').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('sign_in_steps_account').on(table.accountId)],
);

/** An answer to one is no answer to another. */
const challengePurposes = ['sign-in', 'second-step', 'registration'] as const;

/** Owned by accounts: what a passkey was asked to sign. Answered once, by whoever it was made for. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    id: uuid('id').primaryKey(),
    challenge: text('challenge').notNull(),
    purpose: text('purpose', { enum: challengePurposes }).notNull(),
    /** Null for a sign-in without a password: nobody has said yet who it is. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expiry').on(table.expiresAt)],
);

/** Owned by accounts: second steps that the team will take away, unless somebody stops it. */
export const twoStepResets = pgTable('two_step_resets', {
  accountId: ofAccount().primaryKey(),
  dueAt: time('due_at').notNull(),
  startedBy: uuid('started_by'),
  reason: text('reason').notNull(),
});

/** Owned by accounts: the way out of letters about one's own security. As with resets, only a hash. */
export const notMeLinks = pgTable(
  'not_me_links',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    accountId: ofAccount(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    /** It works once; who opens it again is told the same. */
    usedAt: time('used_at'),
  },
  (table) => [index('not_me_links_account').on(table.accountId)],
);

/** Owned by own-data: everything about a person as a file, made in the background. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: uuid('id').primaryKey(),
    accountId: ofAccount(),
    createdAt: time('created_at').notNull(),
    readyAt: time('ready_at'),
    expiresAt: time('expires_at'),
    /** Its name in the file store; null before it is made and after it is gone. */
    file: text('file'),
    bytes: integer('bytes'),
  },
  (table) => [index('data_exports_account').on(table.accountId)],
);
