import { isDeepStrictEqual } from 'node:util';
import type { Client } from 'pg';
import type { Kept } from './stubborn-student.ts';

interface Stored {
  attempt_id: string;
  seq: number;
  device: string | null;
  number: number | null;
  event: { type: string; event?: object };
}

export interface Checked {
  acknowledged: number;
  lost: number;
  twice: number;
  /** Where the log has a gap, or the last answer is not the one that was meant. */
  wrong: number;
}

/** What was refused is kept too, inside an event that says so. */
const toldIn = ({ event }: Stored): object | undefined =>
  event.type === 'superseded' ? event.event : event;

function lastAnswers(rows: readonly Stored[]): Map<string, string> {
  const answers = new Map<string, string>();
  for (const { event } of rows) {
    const { type, module, question, answer } = event as Record<string, unknown> & Stored['event'];
    if (type === 'answered') answers.set(`${String(module)}/${String(question)}`, String(answer));
  }
  return answers;
}

/** Looks into the database for everything these students were told is stored. */
export async function checkStored(database: Client, all: readonly Kept[]): Promise<Checked> {
  const { rows } = await database.query<Stored>(
    `select attempt_id, seq, device, number, event from attempt_events
     where attempt_id = any($1) order by attempt_id, seq`,
    [all.map(({ attempt }) => attempt)],
  );
  const logs = Map.groupBy(rows, ({ attempt_id: id }) => id);
  const checked: Checked = { acknowledged: 0, lost: 0, twice: 0, wrong: 0 };
  for (const { attempt, acknowledged, meant } of all) {
    const log = logs.get(attempt) ?? [];
    const told = Map.groupBy(log, ({ device, number }) => `${device}/${number}`);
    checked.acknowledged += acknowledged.size;
    for (const [key, event] of acknowledged) {
      const found = told.get(key) ?? [];
      if (!found.some((row) => isDeepStrictEqual(toldIn(row), event))) checked.lost += 1;
      if (found.length > 1) checked.twice += 1;
    }
    if (log.some(({ seq }, place) => seq !== place + 1)) checked.wrong += 1;
    if (
      !isDeepStrictEqual(new Map([...lastAnswers(log)].toSorted()), new Map([...meant].toSorted()))
    )
      checked.wrong += 1;
  }
  return checked;
}
