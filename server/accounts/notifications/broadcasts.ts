import type { Broadcast, Segment } from '@bac/contract/accounts/notifications.ts';
import { auditFields, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Reader } from '../../platform/postgres/database.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../services.ts';
import {
  countRead,
  countSegment,
  insertBroadcast,
  listSent,
  type BroadcastQuery,
} from './broadcasts-store.ts';
import { expandBroadcast } from './expand-broadcast.ts';

type Deps = Pick<Services, 'db' | 'clock'>;

export const previewBroadcast = (
  db: Reader,
  segment: Segment,
): Promise<{ people: number; byMail: number }> => countSegment(db, segment);

/** Idempotent: the client chooses the id, so a retry finds the broadcast and sends nothing. */
export async function sendBroadcast(
  { db, clock }: Deps,
  broadcast: Broadcast,
  actor: Actor,
): Promise<{ people: number }> {
  const at = clock.now();
  return db.transaction(async (tx) => {
    const row = { ...broadcast, authorId: actor.id, createdAt: at, reached: 0, isDone: false };
    const isNew = await insertBroadcast(tx, row);
    const { people } = await countSegment(tx, broadcast.segment);
    if (!isNew) return { people };
    await enqueue(tx, expandBroadcast, { broadcast: broadcast.id, after: null });
    const { id, ...changes } = broadcast;
    await recordAudit(tx, {
      at,
      action: 'broadcast.sent',
      subject: `broadcast:${id}`,
      detail: { changes: { ...changes, people } },
      ...auditFields(actor),
    });
    return { people };
  });
}

export async function listBroadcasts({ db }: Pick<Deps, 'db'>, query: BroadcastQuery) {
  const { rows, total } = await listSent(db, query);
  const ids = rows.map(({ sent }) => sent.id);
  const read = await countRead(db, ids);
  return {
    total,
    rows: rows.map(({ sent: { authorId: _author, createdAt, ...sent }, author }) => ({
      ...sent,
      createdAt: createdAt.toISOString(),
      author,
      read: read.get(sent.id) ?? 0,
    })),
  };
}
