import type { Client } from 'pg';

/*
 * Every process that uses the server holds a lease: one connection with a shared advisory lock. PostgreSQL ends the lease
 * of a process that dies, so whoever gets the same lock exclusively knows that nobody else is left.
 */

const leaseKey = 0x62_61_63;

export async function takeLease(client: Client): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [leaseKey]);
}

/**
 * Gives the lease back, if this connection has it, and says whether nobody else has one. Under the folder lock, where
 * nobody can take a new one.
 */
export async function releaseLease(client: Client): Promise<boolean> {
  await client.query('select pg_advisory_unlock_all()');
  const { rows } = await client.query<{ isLast: boolean }>(
    'select pg_try_advisory_lock($1) as "isLast"',
    [leaseKey],
  );
  return rows[0]?.isLast === true;
}
