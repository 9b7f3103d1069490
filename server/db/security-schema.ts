import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts-schema.ts';
import { bytes, time } from './column-types.ts';

const accountReference = () =>
  uuid('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** Owned by accounts: the TOTP secret of an account, encrypted with the server's key. */
export const totpSecrets = pgTable('totp_secrets', {
  accountId: accountReference().primaryKey(),
  /** Null until a first code confirms it. */
  sealed: bytes('sealed'),
  confirmedAt: time('confirmed_at'),
  /** The last 30-second time step whose code was used, so that no code works twice. */
  lastStep: integer('last_step'),
  /** The secret that will replace it: the old app keeps working until a code of the new one confirms it. */
  nextSealed: bytes('next_sealed'),
  nextAt: time('next_at'),
});

/** Owned by accounts. Each code works once; only hashes are stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    codeHash: bytes('code_hash').primaryKey(),
    accountId: accountReference(),
    createdAt: time('created_at').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [index('recovery_codes_account').on(table.accountId)],
);

/** Owned by accounts: passkeys of browsers or security keys, with their public keys. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    accountId: accountReference(),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: bytes('public_key').notNull(),
    /** The signature counter, if the passkey has one: a decrease indicates a copy. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    createdAt: time('created_at').notNull(),
    lastUsedAt: time('last_used_at'),
  },
  (table) => [index('passkeys_account').on(table.accountId)],
);

/** Owned by accounts: sign-ins with the right password that wait for the second step. */
export const signInSteps = pgTable(
  'sign_in_steps',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    accountId: accountReference(),
    triesLeft: integer('tries_left').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('sign_in_steps_account').on(table.accountId)],
);

/** A response to a challenge is valid only for its purpose. */
const challengePurposes = ['sign-in', 'second-step', 'registration', 'confirmation'] as const;

/** Owned by accounts: challenges for passkeys to sign. Each can be answered once, by the account it was created for. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    id: uuid('id').primaryKey(),
    challenge: text('challenge').notNull(),
    purpose: text('purpose', { enum: challengePurposes }).notNull(),
    /** Null for a sign-in without a password, where the account is not known yet. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expiry').on(table.expiresAt)],
);

/** Owned by accounts: pending resets of second steps by the team. */
export const twoStepResets = pgTable('two_step_resets', {
  accountId: accountReference().primaryKey(),
  dueAt: time('due_at').notNull(),
  startedBy: uuid('started_by'),
  reason: text('reason').notNull(),
});

/** Owned by accounts: the “not me” links in security emails. As with resets, only the hash is stored. */
export const notMeLinks = pgTable(
  'not_me_links',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    accountId: accountReference(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    /** It works once; opening it again shows the same reply. */
    usedAt: time('used_at'),
  },
  (table) => [index('not_me_links_account').on(table.accountId)],
);

/** Owned by own-data: exports of a person's data as a file, created in the background. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: uuid('id').primaryKey(),
    accountId: accountReference(),
    createdAt: time('created_at').notNull(),
    readyAt: time('ready_at'),
    expiresAt: time('expires_at'),
    /** Its name in the file store; null before it is created and after it is deleted. */
    file: text('file'),
    bytes: integer('bytes'),
  },
  (table) => [index('data_exports_account').on(table.accountId)],
);
