import { zstdCompressSync } from 'node:zlib';
import type { LoggedEvent } from '@bac/exam/attempt/event.ts';
import type { Client } from 'pg';
import { copyAttempt } from '../copy-attempt.ts';

interface EarlierAttempts {
  attempts: number;
  /** Logs in rows, as on the day of the test, or packed, as from the day after. */
  log: 'rows' | 'packed';
}

const attemptsEach = 20;

/** Adds earlier attempts, each a copy of a real one with its result and its log. */
export async function addEarlierAttempts(
  database: Client,
  attempt: string,
  { attempts, log }: EarlierAttempts,
): Promise<void> {
  await copyAttempt(database, attempt, { students: attempts / attemptsEach, attemptsEach });
  if (log === 'rows') {
    await database.query(
      `insert into attempt_events (attempt_id, seq, at, received_at, device, number, event)
       select earlier.attempt, seq, at, received_at, device, number, event
       from earlier, attempt_events where attempt_id = $1`,
      [attempt],
    );
  } else {
    const { rows } = await database.query<LoggedEvent>(
      `select seq, at::float8, received_at::float8 as "receivedAt", event from attempt_events where attempt_id = $1 order by seq`,
      [attempt],
    );
    await database.query(
      `insert into packed_logs (attempt_id, last_seq, items, log)
       select attempt, $1, '{}', $2 from earlier`,
      [rows.length, zstdCompressSync(JSON.stringify(rows))],
    );
    await database.query(
      `update attempts set packed_at = now() from earlier where attempts.id = earlier.attempt`,
    );
  }
  await database.query('drop table earlier, crowd');
  await database.query('vacuum analyze');
  // Without a checkpoint here, these writes would reach the disk during the measurement.
  await database.query('checkpoint');
}
