import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './column-types.ts';

/** Owned by demo: how far the simulated students are, in one row; none where they never began. */
export const demoFillings = pgTable('demo_fillings', {
  id: integer('id').primaryKey(),
  state: text('state', { enum: ['filling', 'full', 'cleared', 'failed'] }).notNull(),
  done: integer('done').notNull(),
  total: integer('total').notNull(),
  /** The moment that all their days are counted back from, so that what was broken off goes on as it began. */
  asOf: time('as_of').notNull(),
  /** How many have sat down since then while somebody could watch. */
  seated: integer('seated').notNull(),
});
