import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './column-types.ts';

/** Everything here is owned by http. */

/** Counters of the current rate limit windows, shared by all processes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetsAt: time('resets_at').notNull(),
  },
  (table) => [index('rate_limits_resets_at').on(table.resetsAt)],
);

/** The one-time ids of received writes. */
export const usedUuids = pgTable(
  'used_uuids',
  { uuid: uuid('uuid').primaryKey(), usedAt: time('used_at').notNull() },
  (table) => [index('used_uuids_used_at').on(table.usedAt)],
);
