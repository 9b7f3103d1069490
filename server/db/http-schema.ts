import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './column-types.ts';

/** Everything here is owned by http. */

/** How often something was done in the present window, by all processes together. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetsAt: time('resets_at').notNull(),
  },
  (table) => [index('rate_limits_resets_at').on(table.resetsAt)],
);

/** The one-time ids of writes already received. */
export const usedUuids = pgTable(
  'used_uuids',
  { uuid: uuid('uuid').primaryKey(), usedAt: time('used_at').notNull() },
  (table) => [index('used_uuids_used_at').on(table.usedAt)],
);
