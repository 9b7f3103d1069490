import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/postgres/database.ts';
import { keyCorrected } from '../../../bank/events/key-corrected.ts';
import { peopleTold } from '../../events/people-told.ts';
import type { Account } from '../deletion-store.ts';
import { nobody } from './forget-marks.ts';

/**
 * What is done for others, whoever is named in it. A message to many goes on after the last id it came to; that job is gone
 * within moments. A mended key scores everybody's results again, whoever mended it.
 */
const forOthers = ['notifications.expand', keyCorrected.name];

/** What waits to be done for them is not done any more; news for many goes to the others. */
export async function forgetJobs(tx: Transaction, { id, email }: Account): Promise<void> {
  const payload = sql`job.payload::jsonb`;
  await tx.execute(sql`
    update graphile_worker._private_jobs as job
    set payload = jsonb_set(${payload}, '{accounts}', (${payload} -> 'accounts') - ${id})::json
    from graphile_worker._private_tasks as task
    where task.id = job.task_id and task.identifier = ${peopleTold.name}
      and ${payload} -> 'accounts' ? ${id}`);
  await tx.execute(sql`
    update graphile_worker._private_jobs as job
    set payload = jsonb_set(${payload}, '{by}', to_jsonb(${nobody}::text))::json
    from graphile_worker._private_tasks as task
    where task.id = job.task_id and task.identifier = ${keyCorrected.name}
      and ${payload} ->> 'by' = ${id}`);
  await tx.execute(sql`
    delete from graphile_worker._private_jobs as job
    using graphile_worker._private_tasks as task
    where task.id = job.task_id and task.identifier <> all(${sql.param(forOthers)}::text[])
      and (position(${id} in job.payload::text) > 0
        or lower(job.payload ->> 'to') = lower(${email}))`);
}
