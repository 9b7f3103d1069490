import { isDeepStrictEqual } from 'node:util';
import type { Client } from 'pg';
import type { StudentRecord } from './stubborn-student.ts';

interface StoredEvent {
  attempt_id: string;
  seq: number;
  device: string | null;
  number: number | null;
  event: { type: string; event?: object };
}

export interface CheckResult {
  acknowledged: number;
  lost: number;
  twice: number;
  /** Attempts whose log has a gap, or whose last answers differ from the student's. */
  wrong: number;
}

/** The event as the device sent it; a superseded event contains it. */
const originalEvent = ({ event }: StoredEvent): object | undefined =>
  event.type === 'superseded' ? event.event : event;

function lastAnswers(rows: readonly StoredEvent[]): Map<string, string> {
  const answers = new Map<string, string>();
  for (const { event } of rows) {
    const { type, module, question, answer } = event as Record<string, unknown> &
      StoredEvent['event'];
    if (type === 'answered') answers.set(`${String(module)}/${String(question)}`, String(answer));
  }
  return answers;
}

/** Checks that the database has everything that the server acknowledged to these students. */
export async function checkStored(
  database: Client,
  all: readonly StudentRecord[],
): Promise<CheckResult> {
  const { rows } = await database.query<StoredEvent>(
    `select attempt_id, seq, device, number, event from attempt_events
     where attempt_id = any($1) order by attempt_id, seq`,
    [all.map(({ attempt }) => attempt)],
  );
  const logs = Map.groupBy(rows, ({ attempt_id: id }) => id);
  const checked: CheckResult = { acknowledged: 0, lost: 0, twice: 0, wrong: 0 };
  for (const { attempt, acknowledged, answers } of all) {
    const log = logs.get(attempt) ?? [];
    const byNumber = Map.groupBy(log, ({ device, number }) => `${device}/${number}`);
    checked.acknowledged += acknowledged.size;
    for (const [key, event] of acknowledged) {
      const found = byNumber.get(key) ?? [];
      if (!found.some((row) => isDeepStrictEqual(originalEvent(row), event))) checked.lost += 1;
      if (found.length > 1) checked.twice += 1;
    }
    if (log.some(({ seq }, index) => seq !== index + 1)) checked.wrong += 1;
    if (
      !isDeepStrictEqual(
        new Map([...lastAnswers(log)].toSorted()),
        new Map([...answers].toSorted()),
      )
    )
      checked.wrong += 1;
  }
  return checked;
}
