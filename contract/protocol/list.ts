import { z } from 'zod';

/** What every list of the console asks and answers with, so that one table can show them all. */

/** More than a screen ever shows: an export fetches its rows in pages of this size. */
export const mostRows = 500;

/** `name` from the smallest, `-name` from the greatest. */
export const sortedBy = <const Column extends string>(columns: readonly Column[]) =>
  z.enum([...columns, ...columns.map((column): `-${Column}` => `-${column}`)]);

/** One or more of these with commas between them, as it stands in the address. */
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
  size: z.int().min(1).max(mostRows).optional(),
  /** Words that must all occur, accents or none, each at the beginning of a word. */
  search: z.string().max(200).optional(),
};

export const listReply = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), total: z.int() });
