import { z } from 'zod';

/** The query and reply of every list in the console, so that one table component can show them all. */

/** More rows than a screen shows, because exports fetch pages of this size. */
export const maxRows = 500;

/** `name` sorts ascending, `-name` descending. */
export const sortedBy = <const Column extends string>(columns: readonly Column[]) =>
  z.enum([...columns, ...columns.map((column): `-${Column}` => `-${column}`)]);

/** One or more of the values, separated by commas, as in a query string. */
export function someOf(values: readonly string[]) {
  const one = `(?:${values.join('|')})`;
  return z
    .string()
    .max(300)
    .regex(new RegExp(`^${one}(?:,${one})*$`));
}

/** A day in Vietnam, such as 2026-09-01. */
export const day = z.iso.date();

/** Spread into a route's query. */
export const listQuery = {
  page: z.int().min(1).max(1_000_000).optional(),
  size: z.int().min(1).max(maxRows).optional(),
  /** Every search term must match the start of a word; accents are ignored. */
  search: z.string().max(200).optional(),
};

export const listReply = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), total: z.int() });
