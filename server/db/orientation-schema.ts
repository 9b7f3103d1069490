import type { Answers } from '@bac/exam/orientation/answers.ts';
import { index, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts-schema.ts';
import { time } from './column-types.ts';

/** Owned by orientation: the answers of each interest check. The scores are computed when needed. */
export const interestChecks = pgTable(
  'interest_checks',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Made by the browser, so that a repeated request is idempotent. */
    id: uuid('id').notNull(),
    takenAt: time('taken_at').notNull(),
    answers: jsonb('answers').$type<Answers>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('interest_checks_account').on(table.accountId, table.takenAt),
  ],
);
