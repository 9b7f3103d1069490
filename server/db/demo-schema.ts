import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './column-types.ts';

/** Owned by demo: one row with the progress of the simulated students; no row if they never started. */
export const demoProgress = pgTable('demo_progress', {
  id: integer('id').primaryKey(),
  state: text('state', { enum: ['filling', 'full', 'cleared', 'failed'] }).notNull(),
  done: integer('done').notNull(),
  total: integer('total').notNull(),
  /** The moment from which all simulated days are counted back, so that an interrupted run continues consistently. */
  asOf: time('as_of').notNull(),
  /** How many have started a test in real time since then. */
  startedLive: integer('seated').notNull(),
});
