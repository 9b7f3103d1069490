import { isDeepStrictEqual } from 'node:util';
import { inArray } from 'drizzle-orm';
import { auditFields, type Actor } from '../../platform/http/actor.ts';
import { recordAudits } from '../../platform/audit/audit.ts';
import { accounts } from '../../db/accounts-schema.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import type { TicketRow } from '../conversation/store.ts';

export interface ChangedTicket {
  before: TicketRow;
  after: TicketRow;
}

async function namesOf(
  tx: Transaction,
  changes: readonly ChangedTicket[],
): Promise<Map<string, string>> {
  const ids = changes.flatMap(({ before, after }) => [before.assigneeId, after.assigneeId]);
  const uniqueIds = [...new Set(ids)].filter((id) => id !== null);
  if (uniqueIds.length === 0) return new Map();
  const found = await tx
    .select({ id: accounts.id, name: accounts.fullName })
    .from(accounts)
    .where(inArray(accounts.id, uniqueIds));
  return new Map(found.map(({ id, name }) => [id, name]));
}

/** Records an audit entry for each ticket that changed, with the changed fields only. */
export async function recordChanges(
  tx: Transaction,
  changes: readonly ChangedTicket[],
  actor: Actor,
  at: Date,
): Promise<void> {
  const names = await namesOf(tx, changes);
  const fieldsOf = ({ state, priority, category, tags, assigneeId }: TicketRow) => ({
    state,
    priority,
    category,
    tags,
    assignee: assigneeId && (names.get(assigneeId) ?? assigneeId),
  });
  const entries = changes.flatMap(({ before, after }) => {
    const [old, now] = [fieldsOf(before), fieldsOf(after)];
    const changed = (Object.keys(now) as (keyof typeof now)[]).filter(
      (field) => !isDeepStrictEqual(old[field], now[field]),
    );
    if (changed.length === 0) return [];
    // Names change and are not unique; the ids let a search of the log find a person.
    const assigneeIds = changed.includes('assignee') && {
      assigneeIds: [before.assigneeId, after.assigneeId].filter((id) => id !== null),
    };
    const pickChanged = (fields: typeof now) =>
      Object.fromEntries(changed.map((field) => [field, fields[field]]));
    return [
      {
        at,
        action: 'ticket.changed',
        subject: `ticket:${after.id}`,
        detail: {
          number: after.number,
          before: pickChanged(old),
          changes: pickChanged(now),
          ...assigneeIds,
        },
        ...auditFields(actor),
      },
    ];
  });
  await recordAudits(tx, entries);
}
