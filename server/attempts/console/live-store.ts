import type { BlueprintId } from '@bac/exam/blueprint/blueprint.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { and, count, eq, gte, isNotNull, or, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/postgres/database.ts';
import { accounts } from '../../db/accounts-schema.ts';
import { forms } from '../../db/items-schema.ts';
import { attempts } from '../../db/schema.ts';

export interface LiveRow {
  id: string;
  student: { id: string; name: string; email: string };
  formId: string;
  name: LocalText;
  blueprint: BlueprintId;
  startedAt: Date;
  lastHeartbeatAt: Date | null;
  lastSeq: number;
}

/** Lists attempts in which a clock runs, or that had an event or a heartbeat since then: nobody is taking the others. */
export function listLive(db: Reader, since: Date): Promise<LiveRow[]> {
  const last = sql`lateral (
    select seq, received_at from attempt_events
    where attempt_events.attempt_id = ${attempts.id} order by seq desc limit 1) as last`;
  return db
    .select({
      id: attempts.id,
      student: { id: accounts.id, name: accounts.fullName, email: accounts.email },
      formId: attempts.formId,
      name: sql<LocalText>`${forms.content} -> 'name'`,
      blueprint: forms.blueprint,
      startedAt: attempts.startedAt,
      lastHeartbeatAt: attempts.lastHeartbeatAt,
      lastSeq: sql<number>`last.seq`,
    })
    .from(attempts)
    .innerJoin(accounts, eq(accounts.id, attempts.accountId))
    .innerJoin(forms, eq(forms.id, attempts.formId))
    .innerJoin(last, sql`true`)
    .where(
      and(
        eq(attempts.state, 'running'),
        or(
          isNotNull(attempts.settlesAt),
          gte(attempts.lastHeartbeatAt, since),
          sql`last.received_at >= ${since.getTime()}`,
        ),
      ),
    );
}

export async function countRunning(db: Reader): Promise<number> {
  const [row] = await db
    .select({ running: count() })
    .from(attempts)
    .where(eq(attempts.state, 'running'));
  return row?.running ?? 0;
}
