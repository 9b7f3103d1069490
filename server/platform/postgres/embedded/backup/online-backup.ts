import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';

/*
 * PostgreSQL's low-level backup: between its start and its stop the files of a running server may be copied in any state, and
 * the write-ahead log of that time makes the copy consistent. See "Making a Base Backup Using the Low Level API" in
 * PostgreSQL's manual. Both calls must use the same connection; when it ends, PostgreSQL discards an unfinished backup.
 */

export interface FinishedBackup {
  /** Stored as the file backup_label, from which the restored server learns where to start reading the log. */
  readonly label: string;
  /** The required files of the write-ahead log, first to last. */
  readonly segments: readonly string[];
}

/** Returns the start position in the write-ahead log, for `finishBackup`. */
export async function beginBackup(client: Client): Promise<string> {
  // The slot keeps the server from recycling the log's files before they are copied; it ends with the connection.
  const slot = `backup_${randomBytes(8).toString('hex')}`;
  await client.query('select pg_create_physical_replication_slot($1, true, true)', [slot]);
  const { rows } = await client.query<{ position: string }>(
    "select pg_backup_start('bac', fast => true)::text as position",
  );
  return rows[0]!.position;
}

export async function finishBackup(client: Client, start: string): Promise<FinishedBackup> {
  const stopped = await client.query<{ lsn: string; labelfile: string }>(
    'select lsn::text, labelfile from pg_backup_stop(wait_for_archive => false)',
  );
  const { lsn, labelfile } = stopped.rows[0]!;
  const { rows } = await client.query<{ name: string }>(segmentsBetween, [start, lsn]);
  return { label: labelfile, segments: rows.map(({ name }) => name) };
}

/** The stop position is the first byte after the last record, which may be the start of a file that is not needed. */
const segmentsBetween = `
  with size as (select setting::numeric as bytes from pg_settings where name = 'wal_segment_size'),
  span as (
    select div($1::pg_lsn - '0/0', bytes) as first, div($2::pg_lsn - 1 - '0/0', bytes) as last from size
  )
  select pg_walfile_name('0/0'::pg_lsn + number * bytes) as name
  from size, span, generate_series(first, last) as number
  order by number`;
