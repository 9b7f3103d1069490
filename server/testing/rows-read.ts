import type pg from 'pg';
import type { TestApp } from './app.ts';

/** Runs `act` and returns all rows that it read outside of transactions, as JSON. */
export async function readRows(
  { services }: TestApp,
  act: () => Promise<unknown>,
): Promise<string[]> {
  const pool = services.db.$client;
  const query = pool.query.bind(pool) as (...input: unknown[]) => Promise<pg.QueryResult>;
  const rows: string[] = [];
  const recordingQuery = async (...input: unknown[]): Promise<pg.QueryResult> => {
    const result = await query(...input);
    rows.push(...result.rows.map((row: unknown) => JSON.stringify(row)));
    return result;
  };
  Object.assign(pool, { query: recordingQuery });
  try {
    await act();
  } finally {
    Object.assign(pool, { query });
  }
  return rows;
}
