import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/postgres/database.ts';
import { keyCorrected } from '../../../bank/events/key-corrected.ts';
import { peopleNotified } from '../../events/people-notified.ts';
import type { Account } from '../deletion-store.ts';
import { nobodyId } from './forget-authorship.ts';

/**
 * Jobs that serve other people and run even if they name the deleted person. Expanding a broadcast continues after the last id it
 * reached, and its job is done within moments. A corrected key rescores everybody's results.
 */
const sharedJobs = ['notifications.expand', keyCorrected.name];

/** Deletes the pending jobs of the person. Jobs that notify many people drop the person and still notify the others. */
export async function forgetJobs(tx: Transaction, { id, email }: Account): Promise<void> {
  const payload = sql`job.payload::jsonb`;
  await tx.execute(sql`
    update graphile_worker._private_jobs as job
    set payload = jsonb_set(${payload}, '{accounts}', (${payload} -> 'accounts') - ${id})::json
    from graphile_worker._private_tasks as task
    where task.id = job.task_id and task.identifier = ${peopleNotified.name}
      and ${payload} -> 'accounts' ? ${id}`);
  await tx.execute(sql`
    update graphile_worker._private_jobs as job
    set payload = jsonb_set(${payload}, '{by}', to_jsonb(${nobodyId}::text))::json
    from graphile_worker._private_tasks as task
    where task.id = job.task_id and task.identifier = ${keyCorrected.name}
      and ${payload} ->> 'by' = ${id}`);
  await tx.execute(sql`
    delete from graphile_worker._private_jobs as job
    using graphile_worker._private_tasks as task
    where task.id = job.task_id and task.identifier <> all(${sql.param(sharedJobs)}::text[])
      and (position(${id} in job.payload::text) > 0
        or lower(job.payload ->> 'to') = lower(${email}))`);
}
